import type { Cell, GridPreset } from '#shared/games/planet28/grid.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** How a print job is set: kept by this window. */
export interface PrintOptions {
  readonly inkLight: boolean
  readonly largePrint: boolean
  readonly hitPoints: 'pips' | 'numbers'
  readonly portraits: boolean
  readonly notes: boolean
  readonly codes: boolean
  /** The address of this Orrery in codes; empty for the one the page is open at. */
  readonly codesLeadTo: string
}

/** A name with what it does and where the book says so. */
export interface Line {
  readonly name: string
  readonly count: number
  /** A number beside the name, such as the armour dice; empty where there is none. */
  readonly facts: string
  readonly summary: string
  readonly source: string
  /** Boxes to tick, one for each that can be used up. */
  readonly boxes: number
}

/** A weapon's row. */
export interface WeaponLine {
  readonly name: string
  readonly count: number
  readonly range: string
  readonly damage: string
  readonly hands: string
  readonly rules: string
}

/** A piece of running text; `starts` opens a paragraph. */
export interface TextPiece {
  readonly text: string
  readonly starts: boolean
}

/** A part of the cost. */
export interface BillPart {
  readonly name: string
  readonly count: number
  readonly cost: number
}

/** A value of the profile; `mark` is where the hand of its scale from 1 to 10 stands. */
export interface Dial {
  readonly name: string
  readonly short: string
  readonly value: string
  readonly unit: string
  readonly mark: number | null
}

/** Hit points of somebody, or of a section: pips, a number to write beside, or a blank for null. */
export interface LifeLine {
  readonly label: string
  readonly note: string
  readonly hitPoints: number | null
  readonly pips: boolean
}

/** A section in the drawing of a building grid. */
export interface DrawnSection {
  readonly cell: Cell
  readonly word: string
  readonly hitPoints: number
  readonly isCore: boolean
  /** Sides that its weapon fires to; all four when it fires all round. */
  readonly arc: readonly Facing[]
  readonly allRound: boolean
  /** The side it was declared to point to. */
  readonly points: Facing | null
}

/** The building grid of a vehicle; `sides` draws the X between the four facings. */
export interface Drawing {
  readonly preset: GridPreset
  readonly sections: readonly DrawnSection[]
  readonly sides: boolean
}

/** A unit of a roster. */
export interface RosterLine {
  readonly name: string
  readonly kind: string
  /** Injuries, scars and damage by name. */
  readonly conditions: string
  readonly skills: readonly string[]
  readonly hitPoints: string
  readonly gear: string
  readonly talents: string
  readonly cost: string
}

/** What is known by one word, such as Range: 40 cm. */
export interface LabelledValue {
  readonly term: string
  readonly value: string
}

interface Of<Kind extends string, Atom> {
  readonly kind: Kind
  readonly heading: string
  /** None of them is ever split. */
  readonly atoms: readonly Atom[]
}

/** A section of a sheet: a heading and pieces that may go on in the next column or on the next page. */
export type Section =
  | Of<'dials', readonly Dial[]>
  | Of<'life', LifeLine>
  | Of<'weapons', WeaponLine>
  | Of<'lines', Line>
  | Of<'text', TextPiece>
  | Of<'bill', readonly BillPart[]>
  | Of<'drawing', Drawing>
  | Of<'roster', RosterLine>
  | Of<'facts', readonly LabelledValue[]>
  /** Words to tick. */
  | Of<'ticks', readonly string[]>
  /** Lines to write on. */
  | Of<'rules', null>

/** Sections side by side in so many columns. */
export interface SectionRow {
  readonly columns: 1 | 2
  readonly sections: readonly Section[]
}

/** A thing to print: one or more pages, or one or more cards. */
export interface Sheet {
  readonly id: string
  readonly form: 'page' | 'card'
  /** What kind of sheet or card it is, in a word or two. */
  readonly kicker: string
  readonly title: string
  readonly subtitle: string
  /** Beside the title: its points, or nothing. */
  readonly figure: { readonly value: string; readonly unit: string } | null
  readonly portraitId: string | null
  /** Where a code leads, or null for none. */
  readonly path: string | null
  readonly bands: readonly SectionRow[]
  /** Heading of the lines for a pencil that fill what is left; null for none. */
  readonly pencil: string | null
}

/** A card that is folded: its front is public, its back is not. */
export interface FoldCard {
  readonly front: Sheet
  readonly back: Sheet
}

/** Everything that is printed at once. */
export interface PrintJob {
  readonly pages: readonly Sheet[]
  readonly cards: readonly Sheet[]
  readonly folds: readonly FoldCard[]
}

/** A section that has anything to say. */
export function omitIfEmpty<One extends Section>(section: One): One[] {
  return section.atoms.length > 0 ? [section] : []
}
