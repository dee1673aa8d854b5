import { type CommandResult, parseArguments, type CommandLineCall, UsageError } from '#main/hosts/cli/command.ts'
import { runVerb, type Verb, type Verbs } from '#main/hosts/cli/command.ts'
import { requireByName } from '#main/hosts/cli/require-by-name.ts'
import { runWithReadOnlyCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import type { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import { formatCount } from '#shared/kit/format.ts'

const VERBS: Verbs = {
  list: async () => listArmies,
  check: async () => ofArmies(checkArmies),
  text: async () => ofArmies(([army], { sandExchange }) => written(army, (call) => sandExchange.armyText(call))),
  json: async () => ofArmies(([army], { sandExchange }) => written(army, (call) => sandExchange.army(call))),
}

/** `orrery planetary-sand army list|check|text|json NAME`: the armies of a campaign. */
export const runArmyVerb: Verb = (call) => {
  if (call.args.length < 2) throw new UsageError('Say what of the armies: army list, check, text or json. Try --help.')
  return runVerb(VERBS, { ...call, args: call.args.slice(1) })
}

/** Lists every army with its value, for comparison only (SAND-SET-1). */
function listArmies(call: CommandLineCall): Promise<CommandResult> {
  parseArguments(call, 'list')
  return runWithReadOnlyCampaign(call, ({ services }) => {
    const armies = services.armies.list()
    return { data: armies, text: armies.map(lineOf).join('\n') || 'There is no army.' }
  })
}

function lineOf({ name, study: { figures, machines, value } }: ArmyView): string {
  const things = formatCount(machines, 'vehicle, gun or pad', 'vehicles, guns and pads')
  return `${name}: ${formatCount(figures, 'figure')}, ${things}, value ${value}`
}

/** Lists the problems of one army or of all (SAND-SET-1). */
function checkArmies(armies: readonly ArmyView[]): CommandResult {
  const problems = armies.flatMap((army) => army.study.problems.map((problem) => ({ army: army.name, ...problem })))
  const lines = problems.map(
    ({ army, message, rule, severity }) =>
      `${army}: ${severity === 'refused' ? '' : 'worth a look: '}${message} (${rule})`,
  )
  return {
    data: problems.map(({ army, rule, severity, message }) => ({ army, rule, severity, message })),
    text: lines.join('\n') || 'Nothing to mend.',
    hasProblems: problems.some(({ severity }) => severity === 'refused'),
  }
}

function written(
  army: ArmyView | undefined,
  write: (call: { id: string }) => { readonly text: string },
): CommandResult {
  if (army === undefined) throw new UsageError('Name an army, such as army text "The Ninth Column".')
  const { text } = write({ id: army.id })
  return { data: { text }, text: text.trimEnd() }
}

/** Applies `act` to the named army, or to all of them. */
function ofArmies(act: (armies: readonly ArmyView[], services: CampaignServices) => CommandResult): Verb {
  return (call) =>
    runWithReadOnlyCampaign(call, ({ services }) => {
      const armies = services.armies.list()
      const name = call.args.slice(1).join(' ')
      if (name !== '') return act([requireByName(name, armies, ['army', 'armies'])], services)
      return act(call.args[0] === 'check' ? armies : [], services)
    })
}
