//! Readable schema errors: of a failed `oneOf` or `anyOf`, reports only the branch that was meant.

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind;

use crate::checks::violation::Complaint;

/// The error in the intended branch.
pub fn closest(error: &ValidationError<'_>) -> Complaint {
    let branches = match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            context
        }
        _ => return plain(error),
    };
    let here = error.instance_path().as_str().len();
    let meant = branches.iter().filter(|branch| !branch.is_empty());
    let meant = meant.min_by_key(|branch| (is_another(branch, here), branch.len()));
    let first =
        meant.and_then(|branch| branch.iter().max_by_key(|e| e.instance_path().as_str().len()));
    first.map_or_else(|| plain(error), closest)
}

fn is_another(branch: &[ValidationError<'static>], here: usize) -> bool {
    branch.iter().any(|error| {
        let path = error.instance_path().as_str();
        let below = path.get(here..).unwrap_or_default();
        match error.kind() {
            ValidationErrorKind::Constant { .. } | ValidationErrorKind::Enum { .. } => {
                below == "/type"
            }
            ValidationErrorKind::Type { .. } => below.is_empty(),
            _ => false,
        }
    })
}

fn plain(error: &ValidationError<'_>) -> Complaint {
    Complaint {
        pointer: error.instance_path().as_str().to_owned(),
        value: error.instance().clone().into_owned(),
        said: format!("{} ({})", error.masked(), error.schema_path()),
    }
}
