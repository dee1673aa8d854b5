import { expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll, findReplayMismatch, type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import { chooseBotTurn } from '#main/games/space-planes/bots/bots.ts'
import { getOverhang } from '#main/games/space-planes/collision.ts'
import { getFootprint } from '#main/games/space-planes/footprint.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { SETTINGS } from '#shared/games/space-planes/tables/settings.ts'
import { computeOverlapDepth } from '#shared/kit/overlaps.ts'
import { runs } from '../support/soak.ts'

const GAMES = runs({ part: 6, whole: 1000 })
const SEATS = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']
/** Overlaps that are touching, and what rounding adds to them. */
const TOUCHING = 0.0121

/** Any answer to every question, cubes and cards of any size. */
function anyOptions(dice: Dice): BattleOptions {
  const answers = Object.entries(SETTINGS).map(([id, { choices }]) => [
    id,
    choices[dice.die(choices.length) - 1]?.value,
  ])
  const cubeMm = dice.die(3) === 1 ? 9 + dice.die(16) : 16
  const seats = SEATS.slice(0, 1 + dice.die(5))
  const settings = { ...Object.fromEntries(answers), deckMode: 'app', cubeMm, turnLimit: 20 + dice.die(60) }
  return BattleOptions.parse({ seats, settings })
}

interface Played {
  readonly options: BattleOptions
  readonly faces: readonly number[]
  readonly start: Battle
  readonly end: Battle
  readonly log: readonly LogEntry<Command, BattleEvent>[]
}

/** A whole game of bots that drift; every event is seen with the battle after it. */
function playOut(game: number, see: (battle: Battle) => void): Played {
  const options = anyOptions(createSeededDice(`options ${game}`))
  const [setUp, whims] = [createSeededDice(`set-up ${game}`), createSeededDice(`whims ${game}`)]
  const start = SPACE_PLANES.setUp(options, setUp)
  const log: LogEntry<Command, BattleEvent>[] = []
  let battle = start
  while (battle.phase !== 'over') {
    const { turn, phase } = battle
    for (const command of chooseBotTurn(battle, 'drifter', whims).commands) {
      if (battle.turn !== turn || battle.phase !== phase) break
      const dice = createSeededDice(`cards ${game}/${log.length}`)
      const decision = SPACE_PLANES.decide(battle, command, dice)
      if (!decision.ok) throw new Error(decision.refusal.message)
      for (const event of decision.events) see((battle = SPACE_PLANES.evolve(battle, event)))
      log.push({ command, faces: dice.faces, events: decision.events })
    }
  }
  return { options, faces: setUp.faces, start, end: battle, log }
}

function expectSound({ settings, ships, deck, discard }: Battle): void {
  const squares = ships.map((ship) => getFootprint(ship, settings.cubeMm))
  for (const [at, square] of squares.entries()) {
    expect(getOverhang(square, settings.areaMm)).toBeLessThanOrEqual(TOUCHING)
    if (settings.collisionPlanes === 'same') continue
    for (const otherSquare of squares.slice(at + 1))
      expect(computeOverlapDepth(square, otherSquare)).toBeLessThanOrEqual(TOUCHING)
  }
  expect(deck.length + discard.length).toBe(52)
}

/** A table turned by a quarter: its left border was the upper one. */
function turnedTable({ settings, ...battle }: Battle): Battle {
  const [width, height] = settings.areaMm
  return { ...battle, settings: { ...settings, areaMm: [height, width] } }
}

/** A place on the turned table. */
function turned<Place extends { x: number; y: number; heading: number }>(place: Place, height: number): Place {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { ...place, x: round(height - place.y), y: place.x, heading: (place.heading + 90) % 360 }
}

/** Plays the same commands on the turned table. */
function playTurned({ start, log }: Played): Battle {
  const height = start.settings.areaMm[1]
  let battle = turnedTable(start)
  for (const [at, { command, faces, events }] of log.entries()) {
    const own = command.type === 'place' ? turned(command, height) : command
    const given = [...faces]
    const decision = SPACE_PLANES.decide(battle, own, { die: () => given.shift() ?? 1 })
    const kinds = decision.ok ? decision.events.map(({ type }) => type) : [decision.refusal.message]
    expect(kinds, `command ${at}: ${JSON.stringify(command)}`).toEqual(events.map(({ type }) => type))
    if (decision.ok) battle = evolveAll(SPACE_PLANES, battle, decision.events)
  }
  return battle
}

const apart = (a: Ship, b: Ship) => Math.hypot(a.x - b.x, a.y - b.y)

test(`${GAMES} games over all settings: sound after every event, replayed byte for byte, the same on a turned table`, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const played = playOut(game, expectSound)
    const { options, faces, start, end, log } = played
    expect(formatCanonicalJson(replayLog(SPACE_PLANES, start, log))).toBe(formatCanonicalJson(end))
    const kept = JSON.parse(JSON.stringify({ options, faces, start, log })) as typeof played
    expect(findReplayMismatch(SPACE_PLANES, kept), `game ${game}`).toBeNull()
    const otherBattle = playTurned(played)
    expect(otherBattle.winners).toEqual(end.winners)
    for (const [at, ship] of end.ships.entries()) {
      const there = otherBattle.ships[at]
      expect(there).toMatchObject({ id: ship.id, face: ship.face, twist: ship.twist, plane: ship.plane })
      if (there) expect(apart(turned(ship, start.settings.areaMm[1]), there), `game ${game}`).toBeLessThan(0.05)
    }
  }
})
