import { mount } from "svelte";
import "@fontsource/im-fell-dw-pica/latin-400.css";
import "@fontsource/im-fell-dw-pica/latin-400-italic.css";
import "@fontsource/im-fell-dw-pica-sc/latin-400.css";
import "@fontsource/source-serif-4/latin-400.css";
import "@fontsource/source-serif-4/latin-400-italic.css";
import "@fontsource/source-serif-4/latin-600.css";
import "./lib/design.css";
import "./lib/fonts";
import { keepShell } from "./lib/install";
import { begin } from "./lib/opening";
import App from "./App.svelte";

begin();
mount(App, { target: document.getElementById("app")! });
keepShell();
