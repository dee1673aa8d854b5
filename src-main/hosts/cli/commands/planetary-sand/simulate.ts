import { randomBytes } from 'node:crypto'
import { type Dice, seededDice } from '#main/games/kit/dice.ts'
import { type DirectShot, rollShot } from '#main/games/planetary-sand/fire/direct-shot.ts'
import { type Answer, type Call, limitOf, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { airOf, percent, settingsOf } from './given.ts'

const MOST_MEN = 200
const MOST_TURNS = 100

/** `orrery planetary-sand simulate 8 8`: riflemen at medium range fire until one side is gone, many times (SAND-TURN-3). */
export function simulate(call: Call): Answer {
  const [one = NaN, other = NaN] = call.args.slice(1).map(Number)
  const isCount = (men: number) => Number.isInteger(men) && men > 0 && men <= MOST_MEN
  if (!isCount(one) || !isCount(other)) throw new WrongUsage('Name the men of both sides, such as simulate 8 8.')
  const [settings, dice] = [settingsOf(call), seededDice(textOf(call, 'seed') ?? randomBytes(8).toString('hex'))]
  const shot: DirectShot = {
    weapon: 'zap-rifle',
    air: airOf(call),
    distance: 2,
    target: { kind: 'man', defence: 1, plate: null },
    isAgain: false,
    cover: null,
    isFighting: true,
  }
  const fights = limitOf(call, 1000, 100_000)
  const wins = { first: 0, second: 0, neither: 0 }
  for (let fight = 0; fight < fights; fight += 1) wins[winnerOf([one, other], shot, { settings, dice })] += 1
  const lines = Object.entries(wins).map(([side, count]) => `${side}: ${percent(count / fights)}`)
  return { data: { fights, wins }, text: lines.join('\n') }
}

/** Everybody fires at once, at an enemy each in turn, until somebody is gone. */
function winnerOf(
  men: readonly [number, number],
  shot: DirectShot,
  by: { settings: Settings; dice: Dice },
): 'first' | 'second' | 'neither' {
  let [one, other] = men
  for (let turn = 0; turn < MOST_TURNS && one > 0 && other > 0; turn += 1) {
    const [lost, killed] = [
      lostTo(other, one, () => rollShot(shot, 'medium', by).outcome),
      lostTo(one, other, () => rollShot(shot, 'medium', by).outcome),
    ]
    one -= lost
    other -= killed
  }
  if (one === other || (one > 0 && other > 0)) return 'neither'
  return one > 0 ? 'first' : 'second'
}

/** Men lost to so many shots, spread over so many targets. */
function lostTo(shots: number, targets: number, outcome: () => string): number {
  const fallen = new Set<number>()
  for (let shot = 0; shot < shots; shot += 1) if (outcome() === 'killed') fallen.add(shot % targets)
  return fallen.size
}
