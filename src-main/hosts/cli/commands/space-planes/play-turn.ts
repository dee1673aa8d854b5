import { randomBytes } from 'node:crypto'
import { seededDice } from '#main/games/kit/dice.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { describe } from '#main/games/space-planes/describe.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { commandOf, readTurn, TURN_GRAMMAR } from '#main/games/space-planes/turn-text.ts'
import { type Answer, type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { Refused } from '#main/services/refused.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { type BattleFile, readBattle, standingOf, writeBattle } from './battle-file.ts'
import { battleLines } from './battle-lines.ts'
import { dealt } from './card-links.ts'

/** `orrery space-planes place FILE X Y HEADING FACE PLANE`: the next ship of whoever is to place one (SP-SETUP-2 to -6). */
export function placeShip(call: Call): Answer {
  const [, path, ...numbers] = call.args
  const file = readBattle(path)
  const [x, y, heading, face, plane] = numbers.map(Number)
  const command = { type: 'place', by: standingOf(file).active, x, y, heading, face, plane }
  const read = SPACE_PLANES.commands.safeParse(command)
  if (!read.success) throw new WrongUsage('Say where: X Y in mm, HEADING in degrees, FACE up and PLANE from 1 to 6.')
  return answerOf(call, file, { commands: [read.data], onShot: () => null })
}

/** `orrery space-planes turn FILE "VECTOR a LONG N; SHOOT a>b"`: plays a turn, its orders in their order, and what follows its shot (SP-TURN-1, SP-MAIL-1). */
export function playTurn(call: Call): Answer {
  const [, path, ...words] = call.args
  const file = readBattle(path)
  const { orders, after, problems } = readTurn(words.join(' '))
  const [problem] = problems
  if (problem) throw new WrongUsage(`Order ${problem.statement}, “${problem.text}”: ${problem.why}`)
  if (orders.length === 0) throw new WrongUsage(['Say what is done this turn:', ...TURN_GRAMMAR].join('\n'))
  const by = standingOf(file).active
  const commands = orders.map((order) => commandOf(order, by))
  const onShot = (isHit: boolean) => {
    const next = after[isHit ? 'hit' : 'miss']
    return next === null ? null : commandOf(next, by)
  }
  return answerOf(call, file, { commands, onShot })
}

interface PlannedTurn {
  readonly commands: readonly Command[]
  /** What follows a shot, or null. */
  readonly onShot: (isHit: boolean) => Command | null
}

/** Plays orders one after the other, and what `onShot` adds once a shot is seen; one that is refused writes nothing, one that comes after the turn's end is refused. */
function answerOf(call: Call, before: BattleFile, { commands, onShot }: PlannedTurn): Answer {
  const seed = textOf(call, 'seed') ?? randomBytes(8).toString('hex')
  let [battle, file] = [standingOf(before), before]
  const happened: BattleEvent[] = []
  const waiting = [...commands]
  for (let index = 0; waiting.length > 0; index += 1) {
    const ordered = waiting.shift()
    if (!ordered) break
    const { command, file: proven } = dealt(call, file, { battle, command: ordered })
    const dice = seededDice(`${seed}/${file.log.length}`)
    const events = eventsOf(battle, command, index, dice)
    battle = evolveAll(SPACE_PLANES, battle, events)
    file = { ...proven, log: [...file.log, { command, faces: dice.faces, events }] }
    happened.push(...events)
    const shot = events.find((event) => event.type === 'shot')
    const next = shot && battle.phase !== 'over' ? onShot(shot.isHit) : null
    if (next) waiting.push(next)
  }
  writeBattle(call, file)
  const open = happened.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  return {
    data: { events: open, battle: SPACE_PLANES.viewFor(battle, null) },
    text: [...open.map(describe), ...battleLines(battle)].join('\n'),
  }
}

function eventsOf(battle: Battle, command: Command, index: number, dice: ReturnType<typeof seededDice>) {
  const decision = SPACE_PLANES.decide(battle, command, dice)
  if (decision.ok) return decision.events
  const { message, rule } = decision.refusal
  throw new Refused('illegal', `Order ${index + 1}: ${message}${rule === null ? '' : ` (${rule})`}`)
}
