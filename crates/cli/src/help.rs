//! Help and complaints about the command line, in the words of the dictionaries.

use clap::{
    Arg, ArgAction, Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};
use tidetable_words::Words;

/// The command with every help text put in.
pub(crate) fn in_words(command: Command, words: &Words) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).disable_help_subcommand(true).arg(version);
    let command = dressed(command, words);
    command.mut_subcommands(|subcommand| dressed(subcommand, words))
}

fn dressed(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let template =
        format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.text("cli-help-usage"));
    command
        .about(words.text(&about_key(&name)))
        .after_help(words.text(&examples_key(&name)))
        .help_template(template)
        .subcommand_help_heading(words.text("cli-help-commands"))
        .subcommand_value_name(words.text("cli-help-command"))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help))
        .mut_args(|arg| dressed_argument(arg, &name, words))
}

fn dressed_argument(arg: Arg, command: &str, words: &Words) -> Arg {
    let heading = if arg.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
    let help = words.text(&argument_key(words, command, arg.get_id().as_str()));
    // Defaults are told in the help's own words.
    let defaulted = !arg.get_default_values().is_empty();
    arg.help(help).help_heading(words.text(heading)).hide_default_value(defaulted)
}

fn about_key(command: &str) -> String {
    format!("cli-about-{command}")
}

fn examples_key(command: &str) -> String {
    format!("cli-examples-{command}")
}

/// An argument may mean something special to a command; most mean the same everywhere.
fn argument_key(words: &Words, command: &str, argument: &str) -> String {
    let argument = argument.replace('_', "-");
    let special = format!("cli-arg-{command}-{argument}");
    if words.knows(&special) { special } else { format!("cli-arg-{argument}") }
}

/// What is wrong with the command line, in one sentence.
pub(crate) fn usage_sentence(words: &Words, error: &Error) -> String {
    let told = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = || ("argument", told(ContextKind::InvalidArg).into());
    let value = || ("value", told(ContextKind::InvalidValue).into());
    match error.kind() {
        ErrorKind::UnknownArgument => words.fill("cli-usage-unknown-argument", &[argument()]),
        ErrorKind::InvalidSubcommand => words
            .fill("cli-usage-unknown-command", &[("command", told(ContextKind::InvalidSubcommand).into())]),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            words.text("cli-usage-missing-command")
        }
        ErrorKind::MissingRequiredArgument => words.fill("cli-usage-missing-argument", &[argument()]),
        ErrorKind::InvalidValue if told(ContextKind::InvalidValue).is_empty() => {
            words.fill("cli-usage-missing-value", &[argument()])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            words.fill("cli-usage-bad-value", &[argument(), value()])
        }
        ErrorKind::ArgumentConflict => {
            let other = ("other", told(ContextKind::PriorArg).into());
            words.fill("cli-usage-conflict", &[argument(), other])
        }
        _ => words.text("cli-usage-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Arguments;
    use clap::CommandFactory;
    use tidetable_words::Language;

    #[test]
    fn every_command_and_argument_is_explained_with_examples_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut command = in_words(Arguments::command(), &words);
            command.build();
            for command in std::iter::once(&command).chain(command.get_subcommands()) {
                let name = command.get_name();
                assert!(words.knows(&about_key(name)) && words.knows(&examples_key(name)), "{name}");
                for argument in command.get_arguments() {
                    let key = argument_key(&words, name, argument.get_id().as_str());
                    assert!(words.knows(&key), "{key} in {}", language.tag());
                }
            }
        }
    }
}
