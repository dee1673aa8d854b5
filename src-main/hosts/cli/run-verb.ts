import { type CommandResult, type Call, UsageError } from './command.ts'

/** One of the things that a command does, named by its first argument. */
export type Verb = (call: Call) => CommandResult | Promise<CommandResult>

/** The verbs of a command; each is fetched when it is called, so that the other commands begin sooner without them. */
export type Verbs = Readonly<Record<string, () => Promise<Verb>>>

/** Does what the first argument names. */
export async function runVerb(verbs: Verbs, call: Call): Promise<CommandResult> {
  const [name = ''] = call.args
  const fetchVerb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!fetchVerb) throw new UsageError(`"${name}" is none of ${Object.keys(verbs).join(', ')}. Try --help.`)
  const verb = await fetchVerb()
  return verb(call)
}
