//! Replacement return values for functions.

use syn::{GenericArgument, PathArguments, ReturnType, Type};

pub fn instead_of(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".into()],
        ReturnType::Type(_, of) => values(of),
    }
}

fn values(of: &Type) -> Vec<String> {
    let all = |values: &[&str]| values.iter().map(|value| value.to_string()).collect();
    match of {
        Type::Tuple(tuple) => {
            let firsts: Option<Vec<String>> =
                tuple.elems.iter().map(|of| values(of).into_iter().next()).collect();
            firsts.map(|firsts| format!("({})", firsts.join(", "))).into_iter().collect()
        }
        Type::Reference(reference) if reference.mutability.is_none() => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => all(&["\"\"", "\"xyzzy\""]),
            Type::Slice(_) => all(&["&[]"]),
            _ => vec![],
        },
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else {
                return vec![];
            };
            let inner = |form: fn(String) -> String| {
                inner_type(&last.arguments).map(values).unwrap_or_default().into_iter().map(form)
            };
            match last.ident.to_string().as_str() {
                "bool" => all(&["true", "false"]),
                "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => all(&["0", "1"]),
                "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => all(&["0", "1", "-1"]),
                "f32" | "f64" => all(&["0.0", "1.0", "-1.0"]),
                "String" => all(&["String::new()", "\"xyzzy\".into()"]),
                "Option" => all(&["None"])
                    .into_iter()
                    .chain(inner(|value| format!("Some({value})")))
                    .collect(),
                "Result" => inner(|value| format!("Ok({value})")).collect(),
                "Vec" => all(&["vec![]"])
                    .into_iter()
                    .chain(inner(|value| format!("vec![{value}]")))
                    .collect(),
                "Box" | "Arc" | "Rc" => {
                    let name = last.ident.to_string();
                    inner(|value| value).map(|value| format!("{name}::new({value})")).collect()
                }
                _ => all(&["Default::default()"]),
            }
        }
        _ => vec![],
    }
}

fn inner_type(arguments: &PathArguments) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else {
        return None;
    };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(of) => Some(of),
        _ => None,
    })
}
