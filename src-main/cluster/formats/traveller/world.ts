/** What Traveller says of a world, in the order of second-survey files; texts as they stand in the file, empty where it says nothing. */
export const WORLD_COLUMNS = [
  { field: 'sector', header: 'Sector', aliases: [] },
  { field: 'subsector', header: 'SS', aliases: [] },
  { field: 'hex', header: 'Hex', aliases: [] },
  { field: 'name', header: 'Name', aliases: [] },
  { field: 'uwp', header: 'UWP', aliases: [] },
  { field: 'bases', header: 'Bases', aliases: ['B'] },
  { field: 'remarks', header: 'Remarks', aliases: ['Trade Codes', 'Comments'] },
  { field: 'zone', header: 'Zone', aliases: ['Z'] },
  { field: 'pbg', header: 'PBG', aliases: [] },
  { field: 'allegiance', header: 'Allegiance', aliases: ['Al', 'A'] },
  { field: 'stars', header: 'Stars', aliases: ['Stellar', 'Stellar Data'] },
  { field: 'importance', header: '{Ix}', aliases: ['Ix'] },
  { field: 'economics', header: '(Ex)', aliases: ['Ex'] },
  { field: 'culture', header: '[Cx]', aliases: ['Cx'] },
  { field: 'nobility', header: 'Nobility', aliases: ['N'] },
  { field: 'worlds', header: 'W', aliases: ['Worlds'] },
  { field: 'resources', header: 'RU', aliases: [] },
] as const satisfies readonly { field: string; header: string; aliases: readonly string[] }[]

export type WorldField = (typeof WORLD_COLUMNS)[number]['field']

/** A world, field by field. */
export type World = Readonly<Record<WorldField, string>>

/** A world of which nothing is known. */
export const EMPTY_WORLD = Object.fromEntries(WORLD_COLUMNS.map(({ field }) => [field, ''])) as World

/** Starport, size, atmosphere, hydrographics, population, government, law, tech level. */
const PROFILE = /^[A-Z?][0-9A-Z?]{6}-[0-9A-Z?]$/i

/** Whether a text is a world profile such as `B56789A-C`. */
export function isProfile(text: string): boolean {
  return PROFILE.test(text)
}

/** The value of a digit beyond 9: A is 10, and so on without I and O; null for `?` and the like. */
function digitValue(digit: string): number | null {
  const value = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(digit.toUpperCase())
  return digit === '' || value === -1 ? null : value
}

/** The population's digit of a profile, null where it is not known. */
export function findPopulation({ uwp }: World): number | null {
  return digitValue(uwp[4] ?? '')
}

/** The field that a header names, null for a column of the file's own. */
export function findHeaderField(header: string): WorldField | null {
  const word = header.trim().toLowerCase()
  const column = WORLD_COLUMNS.find((worldColumn) =>
    [worldColumn.header, ...worldColumn.aliases].some((name) => name.toLowerCase() === word),
  )
  return column?.field ?? null
}

/** What a file says of a world, without what it does not say: for keeping with a star. */
export function omitEmptyFields(world: World): Partial<World> {
  return Object.fromEntries(Object.entries(world).filter(([, text]) => text !== ''))
}
