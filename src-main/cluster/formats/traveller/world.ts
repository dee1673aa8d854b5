/** Fields of a Traveller world, in the order of second-survey files. Texts are as in the file, empty if missing. */
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

/** A world by field. */
export type World = Readonly<Record<WorldField, string>>

/** A world with all fields empty. */
export const EMPTY_WORLD = Object.fromEntries(WORLD_COLUMNS.map(({ field }) => [field, ''])) as World

/** Starport, size, atmosphere, hydrographics, population, government, law, tech level. */
const PROFILE = /^[A-Z?][0-9A-Z?]{6}-[0-9A-Z?]$/i

/** Whether a text is a world profile such as `B56789A-C`. */
export function isWorldProfile(text: string): boolean {
  return PROFILE.test(text)
}

/** Value of an extended hex digit: A is 10 and so on, without I and O. Null for `?` and invalid digits. */
function digitValue(digit: string): number | null {
  const value = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(digit.toUpperCase())
  return digit === '' || value === -1 ? null : value
}

/** Population digit of a profile. Null if unknown. */
export function findPopulationDigit({ uwp }: World): number | null {
  return digitValue(uwp[4] ?? '')
}

/** Field for a header, null for a custom column. */
export function findWorldFieldByHeader(header: string): WorldField | null {
  const word = header.trim().toLowerCase()
  const column = WORLD_COLUMNS.find((worldColumn) =>
    [worldColumn.header, ...worldColumn.aliases].some((name) => name.toLowerCase() === word),
  )
  return column?.field ?? null
}

/** Removes the empty fields of a world, for storage with a star. */
export function omitEmptyFields(world: World): Partial<World> {
  return Object.fromEntries(Object.entries(world).filter(([, text]) => text !== ''))
}
