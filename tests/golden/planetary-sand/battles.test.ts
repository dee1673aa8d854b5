import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { formatEvent } from '#main/games/planetary-sand/report/format-event.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { eventsOf } from '#tests/support/planetary-sand.ts'
import { readableJson } from '#tests/support/readable-json.ts'
import { type Script, SCRIPTS } from './scripts.ts'

/** What each order came to in words, and how the battle ended. */
interface Golden {
  readonly told: readonly string[]
  readonly end: Pick<Battle, 'turn' | 'phase' | 'end' | 'holds' | 'captives' | 'works'> & {
    readonly figures: Readonly<Record<string, string>>
    readonly rooms: Readonly<Record<string, boolean>>
  }
}

/** Plays a battle with the dice of its script: none is left over, nothing is refused. */
function played({ options, steps }: Script): Golden {
  const reports: string[] = []
  let battle = PLANETARY_SAND.setUp(BattleOptions.parse(options), createSeededDice('golden'))
  for (const [order, ...faces] of steps) {
    const events = eventsOf(battle, order, faces)
    reports.push(events.map(formatEvent).join('. '))
    battle = evolveAll(PLANETARY_SAND, battle, events)
  }
  const { turn, phase, end, holds, captives, works, figures, rooms } = battle
  return {
    told: reports,
    end: {
      turn,
      phase,
      end,
      holds,
      captives,
      works,
      figures: Object.fromEntries(figures.map(({ id, status, side }) => [id, `${status}, ${side}`])),
      rooms: Object.fromEntries(rooms.map(({ id, hasAir }) => [id, hasAir])),
    },
  }
}

// UPDATE_GOLDEN=1 writes the files anew: read what changed before you keep it.
test.each(Object.entries(SCRIPTS))('%s', (name, script) => {
  const path = join(import.meta.dirname, `${name}.json`)
  const golden = played(script)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, readableJson(golden))
  expect(golden).toEqual(JSON.parse(readFileSync(path, 'utf8')))
})
