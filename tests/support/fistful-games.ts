import { createEmptyClusterRow } from '#main/services/cluster/boards.ts'
import { DEFAULT_STAR_FIELDS, type Rating } from '#shared/cluster/chart.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { SeatInput } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { openTestCampaign, type TestCampaign } from './campaign.ts'
import { AUTHOR } from './test-world.ts'

/** Test cluster: 24 stars, the lower half an image of the upper one, all within range of each other. */
export const CLUSTER = 'ember'

const UPPER: readonly (readonly [row: number, column: number, rating: Rating])[] = [
  [2, 4, 5],
  [3, 7, 3],
  [4, 2, 4],
  [5, 5, 2],
  [6, 9, 5],
  [7, 3, 3],
  [8, 6, 4],
  [10, 8, 2],
  [11, 4, 3],
  [13, 6, 1],
  [14, 9, 4],
  [16, 5, 2],
]

/** Rows and columns of the test board: one hex follows another from band to band. */
const [ROWS, COLUMNS] = [32, 16]

/** Adds the test cluster to a campaign. */
function drawTestCluster({ file }: Pick<TestCampaign, 'file'>): void {
  const { things } = file.rows
  const lower = UPPER.map(([row, column, rating]) => [ROWS + 1 - row, COLUMNS + 1 - column - 4, rating] as const)
  file.changes.record('Draw the cluster', AUTHOR, () => {
    file.rows.clusters.add(createEmptyClusterRow({ id: CLUSTER, name: 'The Ember Reach' }))
    for (const [row, column, rating] of [...UPPER, ...lower]) {
      const name = `Star ${row}-${column}`
      const star = { ...DEFAULT_STAR_FIELDS, factionId: null, extra: {} }
      things.star.add({ ...star, id: `star-${row}-${column}`, clusterId: CLUSTER, row, column, name, rating })
    }
  })
}

/** A seat with only a name. */
export function seat(name: string, temper: SeatInput['temper'] = null): SeatInput {
  return { name, email: `${name.toLowerCase()}@example.org`, playerId: null, factionId: null, temper }
}

/** Fields of a game at the table between Ana (A) and Ben (B), with changes. */
export function gameFields(fields: Partial<FistfulFields> = {}): FistfulFields {
  return {
    name: 'The Long War',
    clusterId: CLUSTER,
    mode: 'table',
    mySide: null,
    seats: { A: seat('Ana'), B: seat('Ben') },
    areDiceTyped: false,
    dueOn: null,
    ...fields,
    settings: { firstChooser: 'A', ...fields.settings },
  }
}

export function openFistfulCampaign(seed = 1): TestCampaign {
  const campaign = openTestCampaign({ seed })
  drawTestCluster(campaign)
  return campaign
}

/** Actions of a test on one game, as in the interface: every command carries the last seen version. */
export function gameDesk({ services: { fistful }, author }: TestCampaign, id: string) {
  const desk = (viewer: Side | null = null) => fistful.desk({ id, as: viewer })
  const version = (): number => desk().head.version
  const bot = (side: Side, temper: BotStyle = 'raider') =>
    fistful.botOrders({ id, version: version(), side, temper }, author)
  const handIn = (side: Side) => fistful.handIn({ id, version: version(), side, isReady: true }, author)
  return {
    id,
    desk,
    version,
    bot,
    handIn,
    choose: (side: Side) =>
      fistful.chooseHomeworld({ id, version: version(), side, star: desk().homeworldStars[side][0] ?? '' }, author),
    resolve: (faces: readonly number[] = []) => fistful.resolve({ id, version: version(), faces: [...faces] }, author),
    /** Plays a whole turn with bots on both sides. */
    playTurn(): void {
      for (const side of SIDES) {
        bot(side)
        handIn(side)
      }
      this.resolve()
    },
  }
}
export type GameDesk = ReturnType<typeof gameDesk>
