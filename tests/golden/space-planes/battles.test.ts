import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { simulateBotBattle } from '#main/games/space-planes/bots/series.ts'
import { formatEvent } from '#main/games/space-planes/format-event.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { readableJson } from '#tests/support/readable-json.ts'

const SEATS = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']

/** A battle as its commands, what came of them in words, and how it ended. */
interface Golden {
  readonly commands: readonly Command[]
  readonly told: readonly string[]
  readonly end: Pick<Battle, 'ships' | 'lost' | 'points' | 'winners' | 'turn'>
  readonly start: Battle
}

/** Plays commands that were written down. Cards lie in the deck at the start, and no battle here shuffles again. */
function played({ start, commands }: Pick<Golden, 'start' | 'commands'>): Pick<Golden, 'told' | 'end'> {
  const reports: string[] = []
  let battle = start
  for (const command of commands) {
    const decision = SPACE_PLANES.decide(battle, command, createGivenDice([]))
    if (!decision.ok) throw new Error(decision.refusal.message)
    reports.push(decision.events.map(formatEvent).join('. '))
    battle = evolveAll(SPACE_PLANES, battle, decision.events)
  }
  const { ships, lost, points, winners, turn } = battle
  return { told: reports, end: { ships, lost, points, winners, turn } }
}

/** A battle of hunters whose cards last. */
function invented(players: number): Pick<Golden, 'start' | 'commands'> {
  const seen: { battle: Battle; command: Command }[] = []
  const seats = SEATS.slice(0, players)
  const options = { seats, settings: { turnLimit: 8 * players } }
  const pilots = seats.map((_, seat) => (seat % 2 === 0 ? ('hunter' as const) : ('drifter' as const)))
  simulateBotBattle({ options, pilots, seed: 'golden', run: players }, (battle, command) => seen.push({ battle, command }))
  const [first] = seen
  if (!first) throw new Error('Nobody flies')
  return { start: first.battle, commands: seen.map(({ command }) => command) }
}

// UPDATE_GOLDEN=1 writes the files anew: read what changed before you keep it.
test.each([2, 3, 6])('a battle of %d players', (players) => {
  const path = join(import.meta.dirname, `battle-${players}.json`)
  if (process.env['UPDATE_GOLDEN'] === '1') {
    const battle = invented(players)
    writeFileSync(path, readableJson({ ...battle, ...played(battle) }))
  }
  const golden = JSON.parse(readFileSync(path, 'utf8')) as Golden
  const { told: reports, end } = played(golden)
  expect(reports).toEqual(golden.told)
  expect(end).toEqual(golden.end)
})
