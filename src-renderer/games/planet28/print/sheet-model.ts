import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Cell, GridPreset } from '#shared/games/planet28/vehicle-grid.ts'

/** Options of a print job, stored in this window. */
export interface PrintOptions {
  readonly inkLight: boolean
  readonly largePrint: boolean
  readonly hitPoints: 'pips' | 'numbers'
  readonly portraits: boolean
  readonly notes: boolean
  readonly codes: boolean
  /** Base URL of this Orrery in QR codes. Empty for the one the page is open at. */
  readonly codesLeadTo: string
}

/** An entry with its description and its source in the book. */
export interface SheetEntry {
  readonly name: string
  readonly count: number
  /** Number shown beside the name, such as the armour dice; may be empty. */
  readonly facts: string
  readonly summary: string
  readonly source: string
  /** Number of check boxes, one for each use. */
  readonly boxes: number
}

export interface WeaponLine {
  readonly name: string
  readonly count: number
  readonly range: string
  readonly damage: string
  readonly hands: string
  readonly rules: string
}

/** Piece of running text. `starts` marks the beginning of a paragraph. */
export interface TextPiece {
  readonly text: string
  readonly starts: boolean
}

/** Item of the cost. */
export interface BillPart {
  readonly name: string
  readonly count: number
  readonly cost: number
}

/** Value of a profile. `mark` is the position of the pointer on its scale from 1 to 10. */
export interface Dial {
  readonly name: string
  readonly short: string
  readonly value: string
  readonly unit: string
  readonly mark: number | null
}

/** Hit points of a model or a section: pips, a number, or a blank for null. */
export interface HitPointLine {
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
  /** Sides that its weapon fires to; all four if it fires all round. */
  readonly arc: readonly Facing[]
  readonly allRound: boolean
  /** The declared facing. */
  readonly points: Facing | null
}

/** Building grid of a vehicle. `sides` draws the X between the four facings. */
export interface GridDrawing {
  readonly preset: GridPreset
  readonly sections: readonly DrawnSection[]
  readonly sides: boolean
}

export interface RosterLine {
  readonly name: string
  readonly kind: string
  /** Names of injuries, scars and damage. */
  readonly conditions: string
  readonly skills: readonly string[]
  readonly hitPoints: string
  readonly gear: string
  readonly talents: string
  readonly cost: string
}

/** A labelled value, such as Range: 40 cm. */
export interface LabelledValue {
  readonly term: string
  readonly value: string
}

interface Of<Kind extends string, Atom> {
  readonly kind: Kind
  readonly heading: string
  /** Pieces that are never split. */
  readonly atoms: readonly Atom[]
}

/** Section of a sheet: a heading and pieces that can continue in the next column or on the next page. */
export type SheetSection =
  | Of<'dials', readonly Dial[]>
  | Of<'life', HitPointLine>
  | Of<'weapons', WeaponLine>
  | Of<'lines', SheetEntry>
  | Of<'text', TextPiece>
  | Of<'bill', readonly BillPart[]>
  | Of<'drawing', GridDrawing>
  | Of<'roster', RosterLine>
  | Of<'facts', readonly LabelledValue[]>
  /** Labels with check boxes. */
  | Of<'ticks', readonly string[]>
  /** Blank lines for handwriting. */
  | Of<'rules', null>

/** Sections side by side in columns. */
export interface SectionRow {
  readonly columns: 1 | 2
  readonly sections: readonly SheetSection[]
}

/** A printable unit: one or more pages, or one or more cards. */
export interface Sheet {
  readonly id: string
  readonly form: 'page' | 'card'
  /** Kind of sheet or card. */
  readonly kicker: string
  readonly title: string
  readonly subtitle: string
  /** Points shown beside the title, or null. */
  readonly figure: { readonly value: string; readonly unit: string } | null
  readonly portraitId: string | null
  /** Path that the QR code links to, or null for none. */
  readonly path: string | null
  readonly bands: readonly SectionRow[]
  /** Heading of the lines for notes that fill the remaining space. Null for none. */
  readonly pencil: string | null
}

/** A folded card with a public front and a secret back. */
export interface FoldCard {
  readonly front: Sheet
  readonly back: Sheet
}

/** Everything printed in one run. */
export interface PrintJob {
  readonly pages: readonly Sheet[]
  readonly cards: readonly Sheet[]
  readonly folds: readonly FoldCard[]
}

/** Returns the section as a list, which is empty if the section has no content. */
export function omitIfEmpty<One extends SheetSection>(section: One): One[] {
  return section.atoms.length > 0 ? [section] : []
}
