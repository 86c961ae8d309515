//! Makes WebAssembly easier to compress: of equal functions one is kept, and those that are alike lie side by side.
//!
//! A generic function is compiled for many types, and its forms are alike but rarely equal. The compressor says the
//! shorter where it has seen something the shorter ago that was.

use std::{collections::HashMap, convert::Infallible};

use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same program with its functions folded and in another order.
pub(crate) fn order(wasm: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut wasm = wasm.to_vec();
    // What calls equal functions may have become equal itself.
    while let Some(plan) = Plan::fold(&wasm)? {
        wasm = plan.rewrite(&wasm)?;
    }
    Plan::sort(&wasm)?.rewrite(&wasm)
}

/// Which functions are to be written, and by what numbers they go then.
struct Plan {
    /// Functions from outside have the first numbers and keep them.
    imported: u32,
    /// The functions that stay, in their new order.
    order: Vec<usize>,
    /// The new place of every function.
    places: Vec<u32>,
}

impl Plan {
    /// Leaves out every function that is equal to an earlier one; nothing if there is none.
    fn fold(wasm: &[u8]) -> anyhow::Result<Option<Plan>> {
        let (imported, functions) = functions(wasm)?;
        let mut first = HashMap::new();
        let mut plan = Plan { imported, order: Vec::new(), places: Vec::new() };
        for (index, function) in functions.iter().enumerate() {
            let fresh = u32::try_from(plan.order.len())?;
            let place = *first.entry(function).or_insert(fresh);
            if place == fresh {
                plan.order.push(index);
            }
            plan.places.push(place);
        }
        Ok((plan.order.len() < functions.len()).then_some(plan))
    }

    /// Orders functions by what they take and give, and then by what they begin with.
    fn sort(wasm: &[u8]) -> anyhow::Result<Plan> {
        let (imported, functions) = functions(wasm)?;
        let mut order: Vec<usize> = (0..functions.len()).collect();
        order.sort_by_key(|&index| &functions[index]);
        let mut places = vec![0; order.len()];
        for (place, &index) in order.iter().enumerate() {
            places[index] = u32::try_from(place)?;
        }
        Ok(Plan { imported, order, places })
    }

    fn rewrite(mut self, wasm: &[u8]) -> anyhow::Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), wasm)?;
        Ok(module.finish())
    }
}

impl Reencode for Plan {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |index| self.imported + self.places[index as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &index in &self.order {
            functions.function(types[index]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for index in self.order.clone() {
            self.parse_function_body(code, bodies[index].clone())?;
        }
        Ok(())
    }
}

/// A function as it is written.
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Function<'a> {
    signature: u32,
    body: &'a [u8],
}

/// How many functions a program has from outside, and its own.
fn functions(wasm: &[u8]) -> anyhow::Result<(u32, Vec<Function<'_>>)> {
    let (mut imported, mut signatures, mut bodies) = (0, Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(section) => {
                signatures = section.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let functions = signatures.into_iter().zip(bodies);
    Ok((imported, functions.map(|(signature, body)| Function { signature, body }).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function as Body, ImportSection, TypeSection, ValType,
    };

    /// A function from outside, and four of its own: two equal ones, and one each that calls them.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "now", EntityType::Function(0));
        let (mut functions, mut exports, mut code) =
            (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        for (name, callee) in
            [("seven", None), ("first", Some(1)), ("siete", None), ("second", Some(3)), ("now", Some(0))]
        {
            exports.export(name, ExportKind::Func, functions.len() + 1);
            functions.function(0);
            let mut body = Body::new([]);
            match callee {
                Some(callee) => body.instructions().call(callee).end(),
                None => body.instructions().i32_const(7).end(),
            };
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    fn exports(wasm: &[u8]) -> BTreeMap<String, u32> {
        let payloads = Parser::new(0).parse_all(wasm);
        let sections = payloads.filter_map(|payload| match payload.unwrap() {
            Payload::ExportSection(section) => Some(section),
            _ => None,
        });
        let all = sections.flat_map(|section| section.into_iter().map(Result::unwrap));
        all.map(|export| (export.name.to_owned(), export.index)).collect()
    }

    #[test]
    fn equal_functions_and_then_their_callers_are_one() {
        let wasm = order(&program()).unwrap();
        let (imported, functions) = functions(&wasm).unwrap();
        assert_eq!((imported, functions.len()), (1, 3));
        let names = exports(&wasm);
        assert_eq!((names["seven"], names["first"]), (names["siete"], names["second"]));
    }

    #[test]
    fn everybody_calls_whom_they_called_before() {
        let wasm = order(&program()).unwrap();
        let (imported, functions) = functions(&wasm).unwrap();
        let names = exports(&wasm);
        let body = |name: &str| functions[(names[name] - imported) as usize].body;
        // No locals, an instruction with a number, the end.
        assert_eq!(body("seven"), [0, 0x41, 7, 0x0b]);
        assert_eq!(body("first"), [0, 0x10, u8::try_from(names["seven"]).unwrap(), 0x0b]);
        assert_eq!(body("now"), [0, 0x10, 0, 0x0b]);
    }

    #[test]
    fn functions_lie_in_order() {
        let wasm = order(&program()).unwrap();
        assert!(functions(&wasm).unwrap().1.iter().map(|function| function.body[1]).is_sorted());
    }
}
