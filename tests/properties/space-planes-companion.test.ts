import { expect, test } from 'vitest'
import { type Dice, createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll, findReplayMismatch, type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import { chooseBotTurn } from '#main/games/space-planes/bots/bots.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import { SETTINGS } from '#shared/games/space-planes/tables/settings.ts'
import { runs } from '../support/soak.ts'
import { toTableInput } from '../support/to-table-input.ts'

const GAMES = runs({ part: 6, whole: 1000 })
const SEATS = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']

/** Any answer to every question. */
function anyOptions(dice: Dice): BattleOptions {
  const answers = Object.entries(SETTINGS).map(([id, { choices }]) => [
    id,
    choices[dice.die(choices.length) - 1]?.value,
  ])
  const settings = { ...Object.fromEntries(answers), deckMode: 'app', turnLimit: 15 + dice.die(40) }
  return BattleOptions.parse({ seats: SEATS.slice(0, 1 + dice.die(5)), settings })
}

/** All that is known of a battle without places. */
function known(battle: Battle): unknown {
  const { companion: _companion, ships: _ships, ...rest } = battle
  const cubes = listCubes(battle).map(({ id, owner, face, plane, cube }) => ({ id, owner, face, plane, cube }))
  return { ...rest, cubes }
}

/** A battle that is flown with places, and told beside it without them. */
class ToldGame {
  readonly options: BattleOptions
  readonly faces: readonly number[]
  readonly start: Battle
  readonly log: LogEntry<Command, BattleEvent>[] = []
  /** How it stood before each order. */
  readonly before: Battle[] = []
  flown: Battle
  told: Battle

  private readonly game: number

  constructor(game: number) {
    this.game = game
    const options = anyOptions(createSeededDice(`told options ${game}`))
    const dice = createSeededDice(`told set-up ${game}`)
    this.flown = SPACE_PLANES.setUp(options, dice)
    this.faces = dice.faces
    this.options = BattleOptions.parse({ ...options, companion: true })
    this.start = SPACE_PLANES.setUp(this.options, createGivenDice(dice.faces))
    this.told = this.start
  }

  /** One order with places, and what the table tells of it. */
  order(command: Command): void {
    const dice = createSeededDice(`told cards ${this.game}/${this.log.length}`)
    const decision = SPACE_PLANES.decide(this.flown, command, dice)
    if (!decision.ok) throw new Error(decision.refusal.message)
    const before = this.flown
    this.flown = evolveAll(SPACE_PLANES, before, decision.events)
    const entry = { command, faces: dice.faces, events: decision.events }
    for (const item of toTableInput(entry, before, this.flown)) this.tell(item, dice.faces)
  }

  private tell(command: Command, faces: readonly number[]): void {
    const decision = SPACE_PLANES.decide(this.told, command, createGivenDice(faces))
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.message}`)
    this.before.push(this.told)
    this.told = evolveAll(SPACE_PLANES, this.told, decision.events)
    this.log.push({ command, faces, events: decision.events })
    expect(this.told.deck.length + this.told.discard.length).toBe(52)
  }
}

test(`${GAMES} games told without places come to the same as with them, reload byte for byte and are undone`, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const played = new ToldGame(game)
    const whims = createSeededDice(`told whims ${game}`)
    while (played.flown.phase !== 'over') {
      const { turn, phase } = played.flown
      for (const command of chooseBotTurn(played.flown, 'drifter', whims).commands) {
        if (played.flown.turn !== turn || played.flown.phase !== phase) break
        played.order(command)
        expect(known(played.told), `game ${game}, order ${played.log.length}`).toEqual(known(played.flown))
      }
    }
    const { options, faces, start, log, told: withoutPlaces, before } = played
    expect(withoutPlaces.ships).toEqual([])
    const kept = JSON.parse(JSON.stringify({ options, faces, start, log })) as typeof played
    expect(findReplayMismatch(SPACE_PLANES, kept), `game ${game}`).toBeNull()
    const at = log.length - 1 - (game % 5)
    expect(formatCanonicalJson(replayLog(SPACE_PLANES, start, log.slice(0, at)))).toBe(formatCanonicalJson(before[at]))
  }
})
