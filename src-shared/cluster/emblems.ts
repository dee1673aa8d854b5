/** Shapes of a faction's emblem. */
export const EMBLEM_SHAPES = [
  'disc',
  'diamond',
  'square',
  'triangle',
  'cross',
  'shield',
  'crescent',
  'hexagon',
] as const
export type EmblemShape = (typeof EMBLEM_SHAPES)[number]

/** SVG path of each emblem, centred on 0,0 with a half size of about 10. */
export const EMBLEM_PATHS: Readonly<Record<EmblemShape, string>> = {
  disc: 'M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z',
  diamond: 'M0 -12L12 0L0 12L-12 0Z',
  square: 'M-9 -9H9V9H-9Z',
  triangle: 'M0 -13L12 8H-12Z',
  cross: 'M-5 -11H5V-5H11V5H5V11H-5V5H-11V-5H-5Z',
  shield: 'M-9 -10H9V1C9 7 4 10 0 12C-4 10 -9 7 -9 1Z',
  crescent: 'M5 -10A11 11 0 1 0 5 10A12 12 0 0 1 5 -10Z',
  hexagon: 'M0 -11.5L10 -5.75V5.75L0 11.5L-10 5.75V-5.75Z',
}

/** Default colours of factions, distinguishable on dark and on light maps. */
export const DEFAULT_FACTION_COLOURS = [
  '#b9781f',
  '#3f7fc4',
  '#c2503f',
  '#3b8f73',
  '#9466c2',
  '#868a2c',
  '#c4568f',
  '#5f8791',
] as const

/** Look of a faction on maps, in lists and on paper. */
export interface FactionStyle {
  readonly colour: string
  readonly emblem: EmblemShape
}

/** Look of every faction by id: its own, or the default by position in the list. */
export function getFactionStylesById(
  factions: readonly { readonly id: string; readonly colour: string | null; readonly emblem: EmblemShape | null }[],
): ReadonlyMap<string, FactionStyle> {
  return new Map(factions.map(({ id, colour, emblem }, at) => [id, lookAt(at, { colour, emblem })]))
}

const lookAt = (
  at: number,
  { colour, emblem }: { colour: string | null; emblem: EmblemShape | null },
): FactionStyle => ({
  colour: colour ?? DEFAULT_FACTION_COLOURS[at % DEFAULT_FACTION_COLOURS.length] ?? DEFAULT_FACTION_COLOURS[0],
  emblem: emblem ?? EMBLEM_SHAPES[at % EMBLEM_SHAPES.length] ?? EMBLEM_SHAPES[0],
})

/** Looks by faction name, because charts refer to owners by name. */
export function getFactionStylesByName(
  factions: readonly (Parameters<typeof getFactionStylesById>[0][number] & { readonly name: string })[],
): ReadonlyMap<string, FactionStyle> {
  const looks = getFactionStylesById(factions)
  return new Map(
    factions.flatMap(({ id, name }) => {
      const look = looks.get(id)
      return look ? [[name, look] as const] : []
    }),
  )
}
