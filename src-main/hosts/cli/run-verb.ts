import { type CommandResult, type Call, UsageError } from './command.ts'

/** An action of a command, named by its first argument. */
export type Verb = (call: Call) => CommandResult | Promise<CommandResult>

/** The verbs of a command. Each is imported when it is called, so that other commands start faster. */
export type Verbs = Readonly<Record<string, () => Promise<Verb>>>

/** Runs the verb named by the first argument. */
export async function runVerb(verbs: Verbs, call: Call): Promise<CommandResult> {
  const [name = ''] = call.args
  const fetchVerb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!fetchVerb) throw new UsageError(`"${name}" is none of ${Object.keys(verbs).join(', ')}. Try --help.`)
  const verb = await fetchVerb()
  return verb(call)
}
