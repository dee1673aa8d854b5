import * as z from 'zod'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import battles from '#resources/sample-campaign/sand-battles.json'
import { buildBattleOptionsForSeats } from '#shared/games/planetary-sand/battlefields.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { createSandBattleService } from '../games/planetary-sand/battles.ts'
import type { Environment } from '../kit/environment.ts'
import { requireFound } from '../kit/refusal-error.ts'
import { createEntryWriter, decideCommands } from '../matches/entries.ts'
import { createMatchServiceDependencies } from '../matches/match-service-dependencies.ts'
import { addDays, getIdByName, mapIdsByName } from './ids.ts'
import { SAMPLE_AUTHOR, createSampleServiceDependencies } from './sample-service-dependencies.ts'

const Called = z.string().min(1)

/** Battles order by order, with their dice and coins. */
const SampleBattles = z.array(
  z.strictObject({
    name: Called,
    star: Called,
    daysAgo: z.int(),
    isApplied: z.boolean(),
    /** The battlefield, or null if distances come from the cord. */
    battlefield: Called.nullable(),
    sides: z.tuple([z.strictObject({ seat: Called, army: Called }), z.strictObject({ seat: Called, army: Called })]),
    orders: z.array(z.tuple([CommandSchema], z.int())),
  }),
)
type SampleBattle = z.infer<typeof SampleBattles>[number]

/** Writes the sample's battles of Planetary Sand: one finished, one in its fourth turn, one on a battlefield. */
export function writeSampleSandBattles(file: CampaignFile, world: Environment): void {
  for (const battle of SampleBattles.parse(battles)) fight(file, world, battle)
}

function fight(file: CampaignFile, world: Environment, battle: SampleBattle) {
  const { name, star, daysAgo, isApplied, sides, orders } = battle
  const tools = createSampleServiceDependencies(file, { ...world, now: () => addDays(world.now(), -daysAgo) })
  const use = createSandBattleService(tools)
  const armies = mapIdsByName(file.rows.armies.list())
  const stars = mapIdsByName(file.rows.names.list().filter(({ kind }) => kind === 'star'))
  const starId = getIdByName(stars, star)
  const options = optionsOf(file, battle)
  const seats = sides.map(({ seat }) => ({ seat, playerId: null, warbandId: null, factionId: null }))
  const [a, b] = sides
  const armyIds: [string, string] = [getIdByName(armies, a.army), getIdByName(armies, b.army)]
  const { id } = use.create({ name, seats, options, armyIds, starId, nightId: null }, SAMPLE_AUTHOR, null)
  const book = createMatchServiceDependencies(tools, [PLANETARY_SAND])
  const keep = createEntryWriter(book)
  const gamemaster = { ...SAMPLE_AUTHOR, role: 'gamemaster', playerId: null } as const
  for (const [command, ...faces] of orders) {
    const open = book.open(id, gamemaster)
    const played = decideCommands(book, open, { commands: [command], faces })
    const [decided] = played.commands
    if (decided && decided.thrown.faces.length > faces.length)
      throw new RangeError(`${name}: ${command.type} throws more dice`)
    keep(open, played, gamemaster)
  }
  if (!isApplied) return
  const { seen } = use.results({ id })
  use.apply({ id, seen, kept: [], title: null, remark: '', starId, nightId: null }, gamemaster)
}

/** The options of a battle, with its battlefield if it has one. */
function optionsOf({ rows }: CampaignFile, { battlefield, sides }: SampleBattle): BattleOptions {
  const seats = sides.map(({ seat }) => seat)
  const agreed = { seats, armies: [{}, {}] }
  if (battlefield === null) return BattleOptions.parse(agreed)
  const { plan } = requireFound(
    rows.battlefields.find(getIdByName(mapIdsByName(rows.battlefields.list()), battlefield)),
    'battlefield',
  )
  return BattleOptions.parse({ ...agreed, ...buildBattleOptionsForSeats(plan, seats) })
}
