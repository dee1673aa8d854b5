import type { BattleView, AftermathView } from '#shared/contract/planet28/battles.ts'
import { AFTERMATH_STEPS, type AftermathStepId, isUnanswered } from '#shared/games/planet28/campaign/aftermath.ts'

export type AftermathLedgerLine = AftermathView['ledger'][number]

/** Dice to be rolled. */
export type DiceQuestion = AftermathView['questions'][number]

export interface AftermathStep {
  readonly id: AftermathStepId
  readonly name: string
  readonly questions: readonly DiceQuestion[]
  readonly choices: AftermathView['choices']
  readonly outcomes: AftermathView['outcomes']
  readonly lines: readonly AftermathLedgerLine[]
  readonly isSkipped: boolean
  /** Number of missing rolls and answers. */
  readonly open: number
  readonly isEmpty: boolean
}

const NAMES: Readonly<Record<AftermathStepId, string>> = {
  points: 'Points',
  agendas: 'Agendas',
  injuries: 'Injuries',
  squads: 'Squads',
  vehicles: 'Vehicles',
  medics: 'Medics',
  gear: 'Gear',
  income: 'Loot and pay',
  sharing: 'Sharing',
}

/**
 * Step of a ledger line, by the first word of its key. Fees, opening credits and what the Venal convert to credits
 * belong to the pay.
 */
const STEP_OF: Readonly<Record<string, AftermathStepId>> = {
  points: 'points',
  split: 'points',
  agenda: 'agendas',
  given: 'sharing',
  share: 'sharing',
}

/** Builds the steps of an aftermath in order. A settled one has no open questions. */
export function buildAftermathSteps({ settlement, choices, state }: BattleView): AftermathStep[] {
  return AFTERMATH_STEPS.map((id) => {
    const questions = settlement.questions.filter(({ step }) => step === id)
    const asked = settlement.choices.filter(({ step }) => step === id)
    const outcomes = settlement.outcomes.filter(({ step }) => step === id)
    const lines = settlement.ledger.filter(({ key }) => (STEP_OF[key.split(':')[0] ?? ''] ?? 'income') === id)
    const isSkipped = choices.skipped.includes(id)
    const throws = questions.filter(({ faces }) => faces === null).length
    const open = state === 'settled' ? 0 : throws + asked.filter(isUnanswered).length
    const isEmpty = questions.length + asked.length + outcomes.length + lines.length === 0
    return { id, name: NAMES[id], questions, choices: asked, outcomes, lines, isSkipped, open, isEmpty }
  })
}

/** Whether there is nothing to do and nothing was skipped, as after a battle of quick units only. */
export function areAllStepsEmpty(steps: readonly Pick<AftermathStep, 'isEmpty' | 'isSkipped'>[]): boolean {
  return steps.every(({ isEmpty, isSkipped }) => isEmpty && !isSkipped)
}

export function formatStepState({ open, isEmpty, isSkipped }: AftermathStep): string {
  if (isSkipped) return 'left out'
  if (isEmpty) return 'nothing'
  return open > 0 ? `${open} open` : 'done'
}

/** Sum of a line's parts, ignoring a manual override. */
export function sumLedgerLineParts({ parts }: Pick<AftermathLedgerLine, 'parts'>): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

/** Formats dice: 2D8, D4. */
export function formatDice(sides: readonly number[]): string {
  const kinds = [...new Set(sides)]
  return kinds.map((kind) => `${sides.filter((side) => side === kind).length}D${kind}`).join(' + ')
}

/** Parses die results, one number per die. Null if they do not match the dice. */
export function parseFacesOfDice(text: string, sides: readonly number[]): number[] | null {
  const faces = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
  const fits = faces.length === sides.length && faces.every((face, at) => face >= 1 && face <= (sides[at] ?? 0))
  return fits && faces.every(Number.isInteger) ? faces : null
}

/** Parses the first die of an incomplete input. Null if there is none yet. */
export function parseFirstFace(text: string): number | null {
  const [first] = text.split(/[\s,;]+/).filter((part) => part !== '')
  return first === undefined ? null : Number(first)
}

/** Contribution of a warband to the shared total, with its lines (P28-COOP-1). */
export interface WarbandContribution {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly lines: readonly AftermathLedgerLine[]
}

/** Lists the contributions. Lines of units count for their warband. */
export function listContributions(
  lines: readonly AftermathLedgerLine[],
  { record, warbands }: BattleView,
): WarbandContribution[] {
  const given = lines.filter(({ key }) => key.startsWith('given:'))
  const homeOf = ({ account }: AftermathLedgerLine): string =>
    record.tallies.find(({ unitId }) => unitId === account.id)?.warbandId ?? account.id
  return [...Map.groupBy(given, homeOf)].map(([id, own]) => {
    const points = -own.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id,
      name: warbands.find((warband) => warband.id === id)?.name ?? own[0]?.accountName ?? '',
      points,
      lines: own,
    }
  })
}

/** Formats who received the remaining points if the shares are not equal. Null if they are. */
export function formatRemainderRecipients(shares: readonly AftermathLedgerLine[]): string | null {
  const pools = shares.filter(({ account, override }) => account.kind === 'warband' && override === null)
  const least = Math.min(...pools.map(({ amount }) => amount))
  const more = pools.filter(({ amount }) => amount === least + 1).map(({ accountName }) => accountName)
  if (more.length === 0) return null
  return `The odd ${more.length === 1 ? 'point goes' : 'points go'} to ${more.join(' and ')}: who brought more.`
}
