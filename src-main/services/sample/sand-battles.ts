import * as z from 'zod'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import battles from '#resources/sample-campaign/sand-battles.json'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { createSandBattles } from '../games/planetary-sand/battles.ts'
import { decided, entryKeeper } from '../matches/entries.ts'
import { createMatchBook } from '../matches/match-book.ts'
import type { World } from '../world.ts'
import { AUTHOR, toolsWithin } from './change.ts'
import { daysFrom, idIn, idsByName } from './ids.ts'

const Called = z.string().min(1)

/** Battles order by order, each with the dice and coins that it threw. */
const SampleBattles = z.array(
  z.strictObject({
    name: Called,
    star: Called,
    daysAgo: z.int(),
    isApplied: z.boolean(),
    sides: z.tuple([z.strictObject({ seat: Called, army: Called }), z.strictObject({ seat: Called, army: Called })]),
    orders: z.array(z.tuple([CommandSchema], z.int())),
  }),
)
type SampleBattle = z.infer<typeof SampleBattles>[number]

/** Writes the sample's battles of Planetary Sand: one is over, one is in its fourth turn. */
export function fillSandBattles(file: CampaignFile, world: World): void {
  for (const battle of SampleBattles.parse(battles)) fight(file, world, battle)
}

function fight(file: CampaignFile, world: World, { name, star, daysAgo, isApplied, sides, orders }: SampleBattle) {
  const tools = toolsWithin(file, { ...world, now: () => daysFrom(world.now(), -daysAgo) })
  const use = createSandBattles(tools)
  const armies = idsByName(file.rows.armies.list())
  const stars = idsByName(file.rows.names.list().filter(({ kind }) => kind === 'star'))
  const starId = idIn(stars, star)
  const options = BattleOptions.parse({ seats: sides.map(({ seat }) => seat), armies: [{}, {}] })
  const seats = sides.map(({ seat }) => ({ seat, playerId: null, warbandId: null, factionId: null }))
  const [one, other] = sides
  const armyIds: [string, string] = [idIn(armies, one.army), idIn(armies, other.army)]
  const { id } = use.create({ name, seats, options, armyIds, starId, nightId: null }, AUTHOR)
  const book = createMatchBook(tools, [PLANETARY_SAND])
  const keep = entryKeeper(book)
  const gamemaster = { ...AUTHOR, role: 'gamemaster', playerId: null } as const
  for (const [command, ...faces] of orders) {
    const open = book.open(id, gamemaster)
    keep(open, decided(book, open, { command, faces }), gamemaster)
  }
  if (!isApplied) return
  const { seen } = use.results({ id })
  use.apply({ id, seen, kept: [], title: null, remark: '', starId, nightId: null }, gamemaster)
}
