import type { BattleRecordInput } from '#shared/contract/planet28/battle-record.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import type { CharacterFields } from '#shared/contract/planet28/units.ts'
import type { UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER, type WarbandDraft } from './builds.ts'
import { openTestCampaign, type TestCampaign } from './campaign.ts'

type Tally = BattleRecordInput['tallies'][number]

/** A campaign with battles of warbands. */
export interface TestWar extends TestCampaign {
  /** Creates a warband of characters; returns its id, and theirs by name. */
  raise(name: string, characters: Readonly<Record<string, Partial<CharacterFields['profile']>>>): RaisedWarband
  /** Records a battle of these warbands; `results` changes tallies by the unit's name. */
  fight(name: string, warbandIds: readonly string[], results?: Results, play?: BattleRecordInput['play']): BattleView
  /** Throws all dice of a battle and settles it. */
  finish(battle: BattleView): BattleView
  /** Every row of every table covered by the change log. */
  dump(): Record<string, unknown[]>
}

export interface RaisedWarband {
  readonly id: string
  readonly units: Readonly<Record<string, string>>
}

/** Tallies of units by name. */
export type Results = Readonly<Record<string, Partial<UnitTally>>>

const NO_PLACES = { scenarioId: null, nightId: null, starId: null, day: null, notes: '' }
const OWN_TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
  AND name NOT IN ('change', 'change_row') AND name NOT LIKE 'search_%' ORDER BY name`

/** Opens a war in a separate campaign. */
export function openTestWar({ seed = 1, ...plan }: Partial<WarbandDraft> & { seed?: number } = {}): TestWar {
  const campaign = openTestCampaign({ seed })
  const { services, file, author } = campaign
  return {
    ...campaign,
    raise(name, characters) {
      const { id } = services.warbands.create({ ...BARE_WARBAND, ...plan, name }, author)
      const made = Object.entries(characters).map(([who, profile]) => {
        const fields = { ...BARE_UNIT, warbandId: id, name: who, profile: { ...BARE_CHARACTER, ...profile } }
        return [who, services.characters.create(fields, author).id] as const
      })
      return { id, units: Object.fromEntries(made) }
    },
    fight(name, warbandIds, results = {}, play = 'opposed') {
      const record = services.battles.begin({ play, scenarioId: null, warbandIds: [...warbandIds] })
      const tallies = record.tallies.map((tally): Tally => Object.assign(tally, results[tally.name]))
      return services.battles.create({ ...NO_PLACES, name, record: { ...record, tallies } }, author)
    },
    finish(battle) {
      const { battles } = services
      const isOpen = battle.settlement.questions.some(({ faces }) => faces === null)
      const thrown = isOpen ? battles.roll({ ...battle, keys: null }, author) : battle
      return battles.settle(thrown, author)
    },
    dump() {
      const tables = file.db.prepare<[], string>(OWN_TABLES).pluck().all()
      return Object.fromEntries(
        tables.map((table) => [table, file.db.prepare(`SELECT * FROM "${table}" ORDER BY id`).all()]),
      )
    },
  }
}
