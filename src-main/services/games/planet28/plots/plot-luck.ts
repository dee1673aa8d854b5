import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import { INJURY_DIE } from '#main/games/planet28/campaign/growth/injuries.ts'
import type { PlotLuck } from '#shared/contract/campaign.ts'
import type { DiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'

/** A rolled die. */
interface Thrown {
  readonly sides: number
  readonly face: number
}

/** Compares the dice of a warband's settled aftermaths (p. 81 for injuries) with their expected values. */
export function compareDiceLuck(battles: readonly Pick<Battle, 'record' | 'choices'>[], warbandId: string): PlotLuck {
  const questions = battles.flatMap(({ record, choices }) => {
    const units = new Set(record.tallies.flatMap((tally) => (tally.warbandId === warbandId ? [tally.unitId] : [])))
    const asked = choices.settled?.questions ?? []
    return asked.filter(({ key }) => key.split(':').some((part) => part === warbandId || units.has(part)))
  })
  const dice = questions.flatMap(diceOf)
  const faces = questions.filter(isInjury).flatMap((question) => diceOf(question).slice(0, 1))
  const rows = Object.values(INJURIES).toSorted((a, b) => a.roll - b.roll)
  return {
    dice: dice.length,
    pips: dice.reduce((sum, { face }) => sum + face, 0),
    usual: dice.reduce((sum, { sides }) => sum + (sides + 1) / 2, 0),
    spread: Math.sqrt(dice.reduce((sum, { sides }) => sum + (sides ** 2 - 1) / 12, 0)),
    injuries: rows.map(({ name, roll }) => ({ name, thrown: faces.filter(({ face }) => face === roll).length })),
    usualEach: faces.length / INJURY_DIE,
  }
}

function diceOf({ sides, faces }: DiceQuestion): Thrown[] {
  return (faces ?? []).map((face, at) => ({ face, sides: sides[at] ?? face }))
}

/** Whether a question is the roll on the injury table itself, not a further roll that a row asks for. */
function isInjury({ step, key }: DiceQuestion): boolean {
  return step === 'injuries' && key.split(':').length === 2
}
