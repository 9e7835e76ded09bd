//! The server over HTTP and sockets: real files, a real PostgreSQL, real connections. One program, because
//! linking each file by itself takes longer than all of the tests.

mod common;

mod ahead;
mod away;
mod backup;
mod connections;
mod dice;
mod differences;
mod games;
mod hostile;
mod hosts;
mod left;
mod mail;
mod measuring;
mod options;
mod own_battles;
mod pieces;
mod postgres;
mod practice;
mod push;
mod quotas;
mod reasons;
mod secrets;
mod simulations;
mod slow;
mod strict;
mod tabletop;
mod umpire;
mod watching;
