import type { PlayCard } from '#main/print/cards/play-card.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import { CARD_KINDS } from './cards.ts'
import type { PrintableUnit, UnitSheetOptions } from './printable-unit.ts'
import { buildUnitSheetContent, type UnitSheetContent } from './unit-sheet.ts'

/** Letters of the values of a fighter and of a vehicle, in the order of their sheets. */
const LETTERS = {
  fighter: ['A', 'F', 'S', 'Aw', 'P', 'cm'],
  vehicle: ['A', 'F', 'S', 'cm', 'Ram', 'HP'],
} as const

/** Builds a card for each unit: its picture, its values, its weapons and what it is good at. */
export function buildUnitCards(units: readonly PrintableUnit[], look: UnitSheetOptions): PlayCard[] {
  return units.map((unit) => buildUnitCard(buildUnitSheetContent(unit, look), look.pictureUrl(unit.view.portraitId)))
}

function buildUnitCard(unit: UnitSheetContent, pictureUrl: string | null): PlayCard {
  const { sheet, kind } = unit
  const values = sheet.stats.map(({ value }, index) => ({ value, label: LETTERS[kind][index] ?? '' }))
  const weapons = sheet.weapons.map(({ name, damage }) => `${name} ${damage}`).join(', ')
  const entries = [...sheet.conditions, ...sheet.entries].filter(({ isExplanation }) => !isExplanation)
  const names = entries.map(({ name, facts }) => (facts === '' ? name : `${name} ${facts}`)).join(', ')
  return {
    kind: CARD_KINDS.unit,
    title: sheet.title,
    subtitle: sheet.kind,
    art: getSign(unit),
    pictureUrl,
    corner: { value: sheet.cost, unit: 'pts' },
    values: unit.kind === 'fighter' ? [...values, { value: String(unit.sheet.hitPoints ?? ''), label: 'HP' }] : values,
    texts: [weapons, names].filter((text) => text !== '').map((text) => ({ name: '', text })),
    boxes: null,
    writing: '',
    carriers: [sheet.warband],
    ticks: [],
    owner: '',
  }
}

function getSign(unit: UnitSheetContent): PictogramName {
  if (unit.kind === 'vehicle') return 'tracks'
  return unit.sheet.isSquad ? 'crew' : 'man'
}
