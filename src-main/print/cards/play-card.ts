import type { GroundPattern } from '#main/print/blocks/ground-patterns.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'

/** A kind of card: its letter, its name, and a ground that is told apart without colour. */
export interface CardKind {
  readonly letter: string
  readonly name: string
  readonly ground: GroundPattern
  readonly isDark: boolean
}

/** A card for play. */
export interface PlayCard {
  readonly kind: CardKind
  readonly title: string
  /** After the kind, such as keywords. */
  readonly subtitle: string
  /** In the ring above the title: a pictogram, or a drawing within 9 mm of the middle in the given colour. */
  readonly art: PictogramName | ((pen: Pen, middle: readonly [x: number, y: number], colour: string) => void)
  /** URL of a picture that stands in place of the art. */
  readonly pictureUrl: string | null
  /** In the corner, such as a cost; empty for none. */
  readonly corner: { readonly value: string; readonly unit: string }
  readonly values: readonly { readonly value: string | number; readonly label: string }[]
  /** Paragraphs, each with a name in bold or none. */
  readonly texts: readonly { readonly name: string; readonly text: string }[]
  readonly boxes: { readonly count: number; readonly label: string } | null
  /** A line to write on, with its label; empty for none. */
  readonly writing: string
  /** Names of its carriers, or of its owner. */
  readonly carriers: readonly string[]
  readonly ticks: readonly string[]
  /** Shown on the back of a secret card: whose it is. */
  readonly owner: string
}
