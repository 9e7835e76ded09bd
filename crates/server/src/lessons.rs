//! The lessons over HTTP: which battles teach their rulebook, and what is explained when.

use std::sync::Arc;

use axum::{Json, Router, routing};
use games::{Course, Lesson};

use crate::hub::Hub;
use crate::wire::{CourseInfo, LessonInfo};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/lessons", routing::get(lessons))
}

async fn lessons() -> Json<Vec<CourseInfo>> {
    Json(games::courses().iter().map(course).collect())
}

fn course(course: &Course) -> CourseInfo {
    CourseInfo {
        ruleset: course.ruleset.to_owned(),
        scenario: course.scenario(),
        invitation: course.invitation.clone(),
        level: course.level.into(),
        lessons: course.lessons.iter().cloned().map(lesson).collect(),
    }
}

fn lesson(lesson: Lesson) -> LessonInfo {
    LessonInfo {
        id: lesson.id,
        title: lesson.title,
        text: lesson.text,
        rules: lesson.rules,
        decision: lesson.when.decision,
        shape: lesson.when.shape,
        turn: lesson.when.turn,
        over: lesson.when.over,
    }
}
