/** Sizes of a sheet of a unit, in millimetres and points. */
export interface SheetSizes {
  /** Whether texts are short and hit points few. */
  readonly isCard: boolean
  readonly gapMm: number
  readonly band: { readonly heightMm: number; readonly titlePt: number }
  readonly stats: {
    readonly heightMm: number
    readonly figurePt: number
    readonly gapMm: number
    readonly labelPt: number
  }
  readonly track: {
    readonly pipMm: number
    readonly gapMm: number
    readonly groupMm: number
    readonly insetMm: number
    readonly textPt: number
  }
  /** Largest pips of a member of a squad. */
  readonly memberPipMm: number
  readonly weapon: {
    readonly heightMm: number
    readonly boxMm: number
    readonly iconMm: number
    readonly namePt: number
    readonly textPt: number
    readonly figurePt: number
    readonly cellMm: number
    readonly handsMm: number
    readonly roundMm: number
  }
  readonly rule: { readonly textPt: number; readonly iconMm: number; readonly gapMm: number }
  readonly portrait: { readonly widthMm: number; readonly heightMm: number }
  readonly tick: { readonly sizeMm: number; readonly sizePt: number; readonly gapMm: number }
}

/** Sizes of a half page, 128 × 196 mm. */
export const HALF_PAGE_SIZES: SheetSizes = {
  isCard: false,
  gapMm: 2.4,
  band: { heightMm: 15, titlePt: 25 },
  stats: { heightMm: 20, figurePt: 25, gapMm: 1.4, labelPt: 9 },
  track: { pipMm: 7.8, gapMm: 1, groupMm: 2.6, insetMm: 1.3, textPt: 8.5 },
  memberPipMm: 4.7,
  weapon: {
    heightMm: 14.5,
    boxMm: 12,
    iconMm: 9.5,
    namePt: 13.5,
    textPt: 9,
    figurePt: 13,
    cellMm: 18,
    handsMm: 12,
    roundMm: 4.2,
  },
  rule: { textPt: 9.5, iconMm: 4.6, gapMm: 1.3 },
  portrait: { widthMm: 29, heightMm: 37 },
  tick: { sizeMm: 4, sizePt: 9.5, gapMm: 5 },
}

/** Sizes of an index card, six to a page. */
export const CARD_SIZES: SheetSizes = {
  isCard: true,
  gapMm: 1.3,
  band: { heightMm: 9.5, titlePt: 18 },
  stats: { heightMm: 15, figurePt: 19, gapMm: 0.9, labelPt: 8 },
  track: { pipMm: 5.7, gapMm: 0.7, groupMm: 1.8, insetMm: 0.8, textPt: 8 },
  memberPipMm: 3.1,
  weapon: {
    heightMm: 8.6,
    boxMm: 7.8,
    iconMm: 6.2,
    namePt: 11,
    textPt: 8,
    figurePt: 10.5,
    cellMm: 14.6,
    handsMm: 10.5,
    roundMm: 3.2,
  },
  rule: { textPt: 9, iconMm: 3.8, gapMm: 0.6 },
  portrait: { widthMm: 13.5, heightMm: 15 },
  tick: { sizeMm: 3.4, sizePt: 8.5, gapMm: 3 },
}

/** Sizes of a full index card. */
export const TIGHT_CARD_SIZES: SheetSizes = {
  ...CARD_SIZES,
  gapMm: 0.8,
  stats: { ...CARD_SIZES.stats, heightMm: 13.5, figurePt: 17 },
  track: { ...CARD_SIZES.track, pipMm: 5, insetMm: 0.6 },
  portrait: { widthMm: 12, heightMm: 13.5 },
}
