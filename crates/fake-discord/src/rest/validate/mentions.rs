//! Validation of `allowed_mentions`.

use super::{Checked, flag, list, object, one_of, unique};
use crate::prelude::*;

pub(crate) fn allowed(allowed: &Value) -> Checked {
    if allowed.is_null() {
        return Ok(());
    }
    let at = |field: &str| format!("allowed_mentions.{field}");
    object(allowed, "allowed_mentions")?;
    let parse = list(&allowed["parse"], &at("parse"), 3)?;
    for (number, kind) in parse.iter().enumerate() {
        let path = at(&format!("parse.{number}"));
        one_of(kind.as_str(), &path, &["users", "roles", "everyone"])?;
    }
    unique(parse, &at("parse"))?;
    flag(&allowed["replied_user"], &at("replied_user"))?;
    for kind in ["users", "roles"] {
        let ids = list(&allowed[kind], &at(kind), 100)?;
        for (number, id) in ids.iter().enumerate() {
            super::id(id, &at(&format!("{kind}.{number}")))?;
        }
        unique(ids, &at(kind))?;
        if !ids.is_empty() && parse.iter().any(|one| one == kind) {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            let code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
            return Err(ApiError::invalid("allowed_mentions", code, &message));
        }
    }
    Ok(())
}
