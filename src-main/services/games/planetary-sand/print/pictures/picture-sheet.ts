import { type Block, drawing, row } from '#main/print/blocks/block.ts'
import { createStepPanelBlocks } from '#main/print/blocks/step-panels.ts'
import { table, type TableColumn } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, type RichText, TEXT_STYLES } from '#main/print/style.ts'
import { getPiecePictogram } from '#shared/games/planetary-sand/piece-pictogram.ts'
import { ARMOUR, type ArmourId, BUILDINGS, PLATES } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS, type Air, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { MACHINES } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { OBJECTIVE_HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import { listArmyWeapons, type SandPrintJob, buildSandPageTitle } from '../job.ts'
import { buildHowToPlayPanels } from './panels.ts'

const FIGURE = { ...TEXT_STYLES.figure, sizePt: 10 }
const ICON_MM = 5.3
const AIR_IDS = Object.keys(AIRS) as Air[]
const REST =
  `Hand to hand: take away one for one; twice as many left, the others are prisoners: a guard for eight, for twenty in your own lines. ` +
  `Slopes up: gentle, troops and wheels two thirds as far on Earth; steep, troops a third on Earth, two thirds on the Moon, vehicles not at all; down a steep one two thirds. ` +
  `Hold the flag ${OBJECTIVE_HOLD_TURNS} turns running, or be the last who can fight.`

/**
 * Draws how to play, in pictures, with the weapons and defences of the army; those of the whole game without one
 * (SAND-TURN-1, SAND-HIT-1, SAND-GUN-1, SAND-MSL-1, SAND-DEF-1, SAND-MOVE-1, SAND-HTH-1, SAND-VIC-2).
 */
export function drawHowToPlaySheet({ army, options }: SandPrintJob): PageDraft[] {
  const weapons = army === null ? (Object.keys(WEAPONS) as WeaponId[]) : listArmyWeapons(army)
  const airs = army === null ? AIR_IDS : [army.plan.air]
  const gravity = army?.plan.gravity ?? 'EG'
  const tables = row(
    [
      { block: weaponSection(weapons, airs), share: airs.length === 1 ? 1.5 : 2 },
      { block: defenceSection(army, gravity) },
    ],
    { gap: 5 },
  )
  const title = buildSandPageTitle('How to play, in pictures', 'quick reference')
  return layOutTitledPages(
    title,
    [...createStepPanelBlocks(buildHowToPlayPanels()), tables, paragraph(REST)],
    getPaperSize(options.paper),
    3,
  )
}

function iconCell(name: PictogramName, text: string): Block {
  const icon = drawing(ICON_MM, (pen, { x, y }) => pen.pictogram(name, [x, y], ICON_MM))
  return row([{ block: icon, widthMm: ICON_MM }, { block: paragraph([bold(text)]) }], { gap: 2, align: 'middle' })
}

/** Cord and damage of each weapon, in the air of the army or in both (SAND-GUN-1, SAND-MSL-1, SAND-ENV-2). */
function weaponSection(weapons: readonly WeaponId[], airs: readonly Air[]): Block {
  const isWide = airs.length === 1
  const columns: TableColumn[] = [
    { title: 'Weapon' },
    ...airs.flatMap((air): TableColumn[] => [
      { title: isWide ? 'Cord' : SHORT_AIRS[air], widthMm: isWide ? 11 : 12, align: 'middle' },
      ...Object.values(RANGE_BANDS).map(({ title, need }) => ({
        title: isWide ? `${title} ${need}+` : `${need}+`,
        widthMm: isWide ? 19 : 8,
        align: 'middle' as const,
      })),
    ]),
    { title: 'Blast', widthMm: 13, align: 'middle' },
  ]
  const figure = (text: string) => paragraph(text, FIGURE, { anchor: 'middle' })
  const rows = weapons.map((id) => {
    const { title, range, direct, blast } = getWeaponRow(id)
    const values = airs.flatMap((air) => [
      figure(`R${range[air]}`),
      ...[0, 1, 2].map((third) => figure(direct ? String(direct[air][third]) : '–')),
    ])
    return [iconCell(PICTURES[id], title), ...values, blast ? `${blast.template} ${blast.damage}` : '']
  })
  const air = airs.length === 1 ? `, ${airs.map((id) => AIRS[id].title).join('')}` : ''
  return section(`What they fire${air}`, [table(columns, rows)], 0.6)
}

const SHORT_AIRS: Readonly<Record<Air, string>> = { HE: 'Air', SA: 'Space' }

const PICTURES: Readonly<Record<WeaponId, PictogramName>> = {
  'ray-pistol': 'pistol',
  'zap-rifle': 'rifle',
  'heavy-crew-gun': 'machine-gun',
  'ray-cannon': 'turret',
  'atomic-grenade': 'grenade',
  'light-rocket': 'ammo',
  mortar: 'bazooka',
  'heavy-rocket': 'ammo',
  'light-missile': 'ammo',
  'space-bazooka': 'bazooka',
  'heavy-missile': 'ammo',
}

/** Defence and move of each body and vehicle of the army, and the parts of buildings. */
function defenceSection(army: SandPrintJob['army'], gravity: Gravity): Block {
  const columns: TableColumn[] = [
    { title: 'Target' },
    { title: 'Defence', widthMm: 19, align: 'middle' },
    { title: 'Move', widthMm: 12, align: 'middle' },
  ]
  const figure = (text: string) => paragraph(text, FIGURE, { anchor: 'middle' })
  const targets = army === null ? EVERY_TARGET : listTargets(army)
  const rows: (readonly (RichText | Block)[])[] = [
    ...targets.map(({ picture, title, armour, mover }) => [
      iconCell(picture, title),
      figure(formatPlates(armour)),
      mover === null ? '' : figure(`R${MOVERS[mover].allowance[gravity]}`),
    ]),
    ...Object.values(BUILDINGS).map(({ title, wall, door, roof }) => [
      iconCell('wall', title.replace(/^Space b/, 'B')),
      figure([wall, door, roof].join(' ')),
    ]),
  ]
  const note = paragraph('Front, side, rear; of buildings wall, door, roof.', TEXT_STYLES.soft)
  return section('Defence and moves', [table(columns, rows), note], 0.6)
}

interface Target {
  readonly picture: PictogramName
  readonly title: string
  readonly armour: ArmourId
  readonly mover: keyof typeof MOVERS | null
}

const MEN: readonly Target[] = [
  { picture: 'man', title: 'Man', armour: 'man', mover: 'infantry' },
  { picture: 'helmet', title: 'Man in a suit', armour: 'suited-man', mover: 'infantry' },
  { picture: 'robot', title: 'Robot', armour: 'robot', mover: 'robot' },
]
const EVERY_TARGET: readonly Target[] = [
  ...MEN,
  { picture: 'tank', title: 'Tank', armour: 'tank', mover: 'tank' },
  { picture: 'carrier', title: 'Carrier', armour: 'carrier', mover: 'carrier-tracked' },
  { picture: 'tracks', title: 'Speeder', armour: 'light', mover: 'speeder' },
  { picture: 'turret', title: 'Pushed gun', armour: 'light', mover: 'pushed-gun' },
]

function listTargets({ figures, machines }: NonNullable<SandPrintJob['army']>): Target[] {
  const [man, suit, robot] = MEN
  const has = [
    figures.some(({ row: kind, hasSuit }) => !kind.isRobot && !hasSuit),
    figures.some(({ hasSuit }) => hasSuit),
    figures.some(({ row: kind }) => kind.isRobot),
  ]
  const men = [man, suit, robot].flatMap((target, index) => (target && has[index] ? [target] : []))
  const types = [...new Map(machines.map((machine) => [machine.toy.type, machine])).values()]
  return [
    ...men,
    ...types.map(({ toy }): Target => {
      const { title, armour, mover } = MACHINES[toy.type]
      return { picture: getPiecePictogram({ weapon: toy.weapon, isWreck: false }), title, armour, mover }
    }),
  ]
}

/** Front, side and rear; a single number where all plates are equal. */
function formatPlates(id: ArmourId): string {
  const plates = ARMOUR[id]
  const isEqual = PLATES.every((plate) => plates[plate] === plates.front)
  return isEqual ? String(plates.front) : [plates.front, plates.side, plates.rear].join(' ')
}
