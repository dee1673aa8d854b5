import { beginPractice, type PracticeDice, type PracticePlan, playStep } from './play.ts'
import type { Practice } from './practice.ts'
import { sumHitPoints } from './visibility.ts'

/** How a battle on the field ended. */
export interface SimulationResult {
  /** 1 where the first side won, -1 where another did, 0 for a draw. */
  readonly score: number
  readonly turns: number
}

/** Fights a whole battle without a log. */
export function simulate(plan: PracticePlan, chance: PracticeDice): SimulationResult {
  let practice = beginPractice(plan, chance)
  const start = practice
  const untold = { ...chance, isTold: false }
  for (let step = playStep(practice, plan, untold); step !== null; step = playStep(practice, plan, untold))
    practice = step.after
  return { score: scoreOf(start, practice), turns: practice.battle.turn }
}

/** What each side has left of its hit-points when a battle is over, as a share: by ruling the most of it wins on the field. */
export function computeSharesLeft(start: Practice, end: Practice): { readonly side: string; readonly share: number }[] {
  return end.battle.sides.map(({ id: side }) => {
    const left = ({ battle }: Practice) =>
      battle.units.reduce((sum, unit) => sum + (unit.side === side ? sumHitPoints(unit) : 0), 0)
    return { side, share: left(end) / Math.max(1, left(start)) }
  })
}

function scoreOf(start: Practice, end: Practice): number {
  const [own, ...others] = computeSharesLeft(start, end).map(({ share }) => share)
  return Math.sign((own ?? 0) - Math.max(0, ...others))
}
