import * as z from 'zod'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import dogfights from '#resources/sample-campaign/dogfights.json'
import { CommandSchema } from '#shared/games/space-planes/commands.ts'
import { createPlanesBattleService } from '../games/space-planes/battles.ts'
import { createFlotillaService } from '../games/space-planes/flotillas.ts'
import type { Environment } from '../kit/environment.ts'
import { createEntryWriter, decideCommands } from '../matches/entries.ts'
import { createMatchServiceDependencies } from '../matches/match-service-dependencies.ts'
import { addDays, getIdByName, mapIdsByName } from './ids.ts'
import { SAMPLE_AUTHOR, createSampleServiceDependencies } from './sample-service-dependencies.ts'

const Called = z.string().min(1)

/** The flotillas of the sample, and their battles order by order with their cards. */
const SampleDogfights = z.strictObject({
  flotillas: z.array(
    z.strictObject({
      name: Called,
      faction: Called,
      notes: z.string(),
      ships: z.array(
        z.strictObject({
          id: Called,
          name: Called,
          captain: z.string(),
          livery: z.strictObject({ hull: Called, trim: Called }),
        }),
      ),
    }),
  ),
  battles: z.array(
    z.strictObject({
      name: Called,
      star: Called,
      daysAgo: z.int(),
      isApplied: z.boolean(),
      sides: z.array(z.strictObject({ seat: Called, flotilla: Called, ships: z.array(Called) })),
      orders: z.array(CommandSchema),
    }),
  ),
})
type SampleBattle = z.infer<typeof SampleDogfights>['battles'][number]

/** Writes the sample's flotillas with one finished battle and one in progress. */
export function writeSampleDogfights(file: CampaignFile, world: Environment): void {
  const sample = SampleDogfights.parse(dogfights)
  const factions = mapIdsByName(file.rows.factions.list())
  const flotillas = createFlotillaService(createSampleServiceDependencies(file, world))
  for (const { name, faction, notes, ships } of sample.flotillas) {
    const fresh = { faceSetId: null, kills: 0, fate: 'flying', story: '' } as const
    const named = ships.map((ship) => ({ ...ship, ...fresh }))
    flotillas.create({ name, notes, factionId: getIdByName(factions, faction), ships: named }, SAMPLE_AUTHOR)
  }
  for (const battle of sample.battles) flyBattle(file, world, battle)
}

function flyBattle(file: CampaignFile, world: Environment, battle: SampleBattle): void {
  const tools = createSampleServiceDependencies(file, { ...world, now: () => addDays(world.now(), -battle.daysAgo) })
  const battles = createPlanesBattleService(tools)
  const flotillas = mapIdsByName(file.rows.flotillas.list())
  const stars = mapIdsByName(file.rows.names.list().filter(({ kind }) => kind === 'star'))
  const { name, sides } = battle
  const starId = getIdByName(stars, battle.star)
  const { id } = battles.create(
    {
      name,
      starId,
      nightId: null,
      faceSetId: null,
      options: {
        seats: sides.map(({ seat }) => seat),
        settings: { shipsEach: 2, headings: 'square', deckMode: 'table' },
      },
      seats: sides.map(({ seat }) => ({ seat, playerId: null, warbandId: null, factionId: null })),
      flotillas: sides.map(({ seat, flotilla, ships }) => ({
        seat,
        flotillaId: getIdByName(flotillas, flotilla),
        shipIds: ships,
      })),
    },
    SAMPLE_AUTHOR,
  )
  const book = createMatchServiceDependencies(tools, [SPACE_PLANES])
  const keep = createEntryWriter(book)
  const gamemaster = { ...SAMPLE_AUTHOR, role: 'gamemaster', playerId: null } as const
  for (const order of battle.orders) {
    const open = book.open(id, gamemaster)
    keep(open, decideCommands(book, open, { commands: [order], faces: [] }), gamemaster)
  }
  if (!battle.isApplied) return
  const { seen } = battles.results({ id })
  battles.apply({ id, seen, fates: [], title: null, remark: '', starId, nightId: null }, gamemaster)
}
