import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { buildBattleRecord } from '#main/games/planet28/battle/report/battle-record.ts'
import { computeAftermath } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { aBattle, aWarband } from '../support/battles.ts'
import { createHandEnteredRecord } from '../support/planet28-hand-entry.ts'
import type { OrderKind } from '../support/planet28-orders.ts'
import { playByChance } from '../support/planet28-player.ts'
import { createVariedBattle } from '../support/planet28-varied-battle.ts'
import { runs } from '../support/soak.ts'

const BATTLES = runs({ part: 3, whole: 60 })

/** What a table says at each depth: taps of facts, hit points on living sheets besides, or everything. */
const DEPTHS: Readonly<Record<string, (kind: OrderKind) => boolean>> = {
  tally: (kind) => ['tally', 'next-turn', 'begin-turn', 'finish'].includes(kind),
  sheets: (kind) => ['tally', 'correct', 'next-turn', 'begin-turn', 'finish'].includes(kind),
  full: (kind) => kind !== 'tally' && kind !== 'correct',
}

/** The aftermath of a record, for warbands of the units that fought it. */
function settled(record: BattleRecord, options: BattleOptions) {
  const warbands = ['red', 'blue'].map((id) => {
    const units = options.units.filter(({ side }) => side === id)
    return aWarband(
      id,
      units.map(
        ({ kind, id: unitId, name, profile }) =>
          ({ kind, id: unitId, name, profile, warbandId: id, conditions: [] }) as CampaignUnit,
      ),
    )
  })
  const rules = buildRules(readSettings(options.settings), options.house)
  const battle = aBattle({ warbands, tallies: record.tallies }, { rulesOf: () => rules })
  return computeAftermath({ ...battle, record })
}

/** A battle played by chance to its end at one depth; nobody led another side's, and no copy fought. */
function played(run: number, keepsTo: (kind: OrderKind) => boolean) {
  const chance = new SimulationDice('tracked', run)
  const options = createVariedBattle(chance)
  const record = playByChance({ options, seed: `tracked ${run}`, chance, given: () => 5, watch: () => {}, keepsTo })
  const events = record.log.flatMap((entry) => entry.events)
  return { options, record, events, isPlain: events.every(({ type }) => type !== 'controlled' && type !== 'appeared') }
}

test.each(Object.keys(DEPTHS))(
  'a battle tracked by %s settles as the same battle typed by hand (P28-CAMP-1, P28-SET-3, P28-VCAMP-1)',
  (depth) => {
    let compared = 0
    for (let run = 0; compared < BATTLES; run += 1) {
      const { options, record, events, isPlain } = played(run, DEPTHS[depth] ?? (() => true))
      if (!isPlain) continue
      compared += 1
      const last = record.log.at(-1)
      const before = playedTo(record.start, record.log)
      const end = before.phase === 'over' ? before : ended(before)
      const typed = createHandEnteredRecord(
        options,
        record.start,
        end,
        end === before ? events : [...events, { type: 'over', reachedGoal: ['red'] }],
      )
      expect(buildBattleRecord(end), `battle ${run}, after ${last?.command.type}`).toEqual(typed)
      expect(settled(buildBattleRecord(end), options)).toEqual(settled(typed, options))
    }
  },
)

function playedTo(start: Battle, log: ReturnType<typeof playByChance>['log']): Battle {
  return log.reduce((battle, { events }) => events.reduce(evolve, battle), start)
}

/** The gamemaster ends it: the red ones reached their goal. */
function ended(battle: Battle): Battle {
  const decision = decide(battle, { type: 'finish', by: 'red', reachedGoal: ['red'] }, new SimulationDice('none', 0))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.after
}
