import type { Dice } from '#main/games/kit/dice.ts'
import { decideIn, type Scene } from '../scene.ts'

/** Every die shows 1, so that no roll keeps a unit from what is tried. */
const LOWEST: Dice = { die: () => 1 }

/** Whether the rules allow something now, whatever the dice; `holds` is asked of the battle after it. Nothing happens. */
export function isPossible(
  { battle }: Pick<Scene, 'battle'>,
  act: (trial: Scene) => void,
  holds: (trial: Scene) => boolean = () => true,
): boolean {
  let isSo = false
  const tryIt = (trial: Scene): void => {
    act(trial)
    isSo = holds(trial)
  }
  return decideIn(battle, LOWEST, tryIt, { isTold: false }).ok && isSo
}
