import type { FieldBattle } from './field-battle.ts'
import { beginPractice, type PracticeDice, type PracticePlan, playPracticeStep } from './play.ts'
import { sumHitPoints } from './side-knowledge.ts'

/** Result of a battle on the field. */
export interface SimulationResult {
  /** 1 if the first side won, -1 if another side won, 0 for a draw. */
  readonly score: number
  readonly turns: number
}

/** Fights a whole battle without a log. */
export function simulatePractice(plan: PracticePlan, chance: PracticeDice): SimulationResult {
  let practice = beginPractice(plan, chance)
  const start = practice
  for (
    let step = playPracticeStep(practice, plan, chance);
    step !== null;
    step = playPracticeStep(practice, plan, chance)
  )
    practice = step.after
  return { score: scoreOf(start, practice), turns: practice.battle.turn }
}

/** Share of hit points that each side has left after a battle. By ruling the largest share wins on the field. */
export function computeHitPointSharesLeft(
  start: FieldBattle,
  end: FieldBattle,
): { readonly side: string; readonly share: number }[] {
  return end.battle.sides.map(({ id: side }) => {
    const left = ({ battle }: FieldBattle) =>
      battle.units.reduce((sum, unit) => sum + (unit.side === side ? sumHitPoints(unit) : 0), 0)
    return { side, share: left(end) / Math.max(1, left(start)) }
  })
}

function scoreOf(start: FieldBattle, end: FieldBattle): number {
  const [own, ...others] = computeHitPointSharesLeft(start, end).map(({ share }) => share)
  return Math.sign((own ?? 0) - Math.max(0, ...others))
}
