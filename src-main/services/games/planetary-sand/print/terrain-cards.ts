import { createMovementAllowance } from '#main/games/planetary-sand/ground/movement-allowance.ts'
import { type Block, drawing, padded, space, stack } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { CARD_SIZE_MM } from '#main/print/cards/card-face.ts'
import { type CutOut, createCutOut } from '#main/print/pages/cut-outs.ts'
import type { Pen } from '#main/print/pen.ts'
import { INK, TEXT_STYLES, TINT_COLOUR, WHITE } from '#main/print/style.ts'
import { BUILDINGS, COVERS, BUILDING_PARTS } from '#shared/games/planetary-sand/tables/armour.ts'
import type { Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { type GroundId, GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import type { MoverId } from '#shared/games/planetary-sand/tables/movement.ts'
import { TERRAIN, type TerrainId, type TerrainRow } from '#shared/games/planetary-sand/tables/terrain.ts'
import type { PrintableArmy } from './job.ts'
import { buildCardFrame } from './unit-card.ts'

const PICTURE_MM = { width: 57, height: 17 } as const
const TEXT_STYLE = { ...TEXT_STYLES.body, sizePt: 9 }
const NARROW = { ...TEXT_STYLES.body, sizePt: 8 }

/** Movers listed on a card. Guns are pushed, wheels are speeders and carriers on wheels, carriers have tracks. */
const ROWS: readonly { readonly mover: MoverId; readonly label: string }[] = [
  { mover: 'infantry', label: 'Infantry' },
  { mover: 'robot', label: 'Robots' },
  { mover: 'pushed-gun', label: 'Guns' },
  { mover: 'speeder', label: 'Wheels' },
  { mover: 'tank', label: 'Tanks' },
  { mover: 'carrier-tracked', label: 'Carriers' },
  { mover: 'boat', label: 'Boats' },
]

/**
 * Cards of the kinds of ground and of buildings, to lie beside the pieces on the table: how far each mover comes in a
 * turn, and what stops it (SAND-TERR-1 to SAND-TERR-7, SAND-DEF-1, SAND-HIT-3). Without an army for both gravities.
 */
export function buildTerrainCardCutOuts(army: PrintableArmy | null): CutOut[] {
  const gravities: readonly Gravity[] = army === null ? ['EG', 'LG'] : [army.plan.gravity]
  const grounds = (Object.keys(GROUNDS) as GroundId[]).map((id) => groundCard(id, gravities))
  const buildings = (Object.keys(BUILDINGS) as (keyof typeof BUILDINGS)[]).map(buildingCard)
  return [...grounds, ...buildings].map((card) => createCutOut(card, CARD_SIZE_MM.width))
}

function groundCard(id: GroundId, gravities: readonly Gravity[]): Block {
  const { title, up, down } = GROUNDS[id]
  const ways =
    up === down
      ? [{ terrain: up, label: '' }]
      : [up, down].map((terrain, at) => ({ terrain, label: at === 0 ? 'up' : 'down' }))
  const columns = gravities.flatMap((gravity) => ways.map((way) => ({ ...way, gravity })))
  const place = (gravity: Gravity) => (gravities.length === 1 ? '' : gravity === 'EG' ? 'Earth' : 'Moon')
  const head = columns.map(({ gravity, label }) => ({
    title: `${place(gravity)} ${label}`.trim() || 'a turn',
    widthMm: columns.length > 2 ? 10.9 : 15,
    align: 'end' as const,
  }))
  const rows = ROWS.map(({ mover, label }) => [
    label,
    ...columns.map(({ gravity, terrain }) => formatReach(mover, terrain, gravity)),
  ])
  const isCrossed = (cells: readonly string[]) => cells.slice(1).some((cell) => cell !== NOT_AT_ALL)
  const crossed = rows.filter(isCrossed)
  return cardOf(title, [
    groundPicture(id),
    crossed.length === 0
      ? paragraph('Nobody climbs it without climbing gear or a rocket pack.', TEXT_STYLE)
      : table([{ title: '' }, ...head], crossed, { style: columns.length > 2 ? NARROW : TEXT_STYLE }),
    ...describeGround(TERRAIN[up]).map((text) => paragraph(text, TEXT_STYLE)),
  ])
}

const NOT_AT_ALL = '–'

/** Distance that a mover comes in a turn on this ground alone, as the rules of moving count it. */
function formatReach(mover: MoverId, terrain: TerrainId, gravity: Gravity): string {
  const walker = createMovementAllowance(
    { mover, gear: 'none', swims: false, river: null, slowing: 1 },
    { gravity, settings: { cliffRate: 0 } },
  )
  const cost = walker.costOf(terrain)
  return cost === null ? NOT_AT_ALL : formatRanges(walker.allowance / cost)
}

/** A distance in R by halves and thirds, such as “R1 1/3”. */
function formatRanges(ranges: number): string {
  const sixths = Math.round(ranges * 6)
  const [whole, rest] = [Math.floor(sixths / 6), sixths % 6]
  const parts: Readonly<Record<number, string>> = { 0: '', 1: '1/6', 2: '1/3', 3: '1/2', 4: '2/3', 5: '5/6' }
  return `R${[whole === 0 && rest > 0 ? '' : String(whole), parts[rest] ?? ''].filter((part) => part !== '').join(' ')}`
}

function describeGround({ isRiver, isFile, isLake, fromDegrees }: TerrainRow): string[] {
  return [
    ...(fromDegrees === null || fromDegrees === TERRAIN.cliff.fromDegrees ? [] : [`From ${fromDegrees} degrees on.`]),
    ...(isRiver ? ['Stop where you reach it. Next turn cross it, and stop on the far bank.'] : []),
    ...(isFile
      ? ['One figure leads, as far as it can go; the others follow it in file, none faster than it may move.']
      : []),
    ...(isLake ? ['Carriers that swim cross it like boats.'] : []),
  ]
}

function buildingCard(id: keyof typeof BUILDINGS): Block {
  const { title, cover, ...parts } = BUILDINGS[id]
  const { value } = COVERS[cover]
  const rows = BUILDING_PARTS.map((part) => [part.charAt(0).toUpperCase() + part.slice(1), String(parts[part])])
  return cardOf(title, [
    drawing(PICTURE_MM.height, (pen, { x, y, width }) =>
      pen.pictogram(id === 'bunker' ? 'bunker' : 'wall', [x + (width - PICTURE_MM.height) / 2, y], PICTURE_MM.height),
    ),
    table([{ title: 'Part' }, { title: 'Defence', widthMm: 16, align: 'end' }], rows, { style: TEXT_STYLE }),
    paragraph(`−${Math.abs(value)} to the dice of whoever fires at people in it.`, TEXT_STYLE),
  ])
}

/** A card of full height, with its parts from the top. */
function cardOf(title: string, parts: readonly Block[]): Block {
  const content = padded(stack(parts.flatMap((part) => [part, space(1.6)])), { top: 2.4, right: 3, bottom: 1, left: 3 })
  const framed = buildCardFrame(content, { title, kind: 'terrain' })
  return { ...framed, height: () => CARD_SIZE_MM.height }
}

/** Outlines of the ground from the side, in a frame of 57 × 17 mm: what is solid, and water. */
const PROFILES: Readonly<Record<GroundId, { readonly solid: string; readonly water?: string }>> = {
  gentle: { solid: 'M0 15L57 5V17H0z' },
  steep: { solid: 'M0 16H14L34 2H57V17H0z' },
  cliff: { solid: 'M0 16H27L29 2H57V17H0z' },
  ford: { solid: 'M0 8H14L20 12H37L43 8H57V17H0z', water: 'M16.5 10H40.5L37 12H20z' },
  river: { solid: 'M0 6H14L18 16H39L43 6H57V17H0z', water: 'M14.8 8H42.2L39 16H18z' },
  bridge: { solid: 'M0 6H14L18 16H39L43 6H57V17H0zM12 6V3.6H45V6z', water: 'M16.4 12H40.6L39 16H18z' },
  lake: { solid: 'M0 7H8C14 15 43 15 49 7H57V17H0z', water: 'M9.5 9H47.5C42 14.4 15 14.4 9.5 9z' },
}

function groundPicture(id: GroundId): Block {
  return drawing(PICTURE_MM.height, (pen, { x, y, width }) =>
    pen.group([x + (width - PICTURE_MM.width) / 2, y], {}, (inner) => drawProfile(inner, id)),
  )
}

function drawProfile(pen: Pen, id: GroundId): void {
  const { solid, water } = PROFILES[id]
  if (water !== undefined) pen.path(water, { fill: WHITE, stroke: INK, lineMm: 0.3, dash: [1.2, 0.8] })
  pen.path(solid, { fill: TINT_COLOUR, stroke: INK, lineMm: 0.5 })
}
