import {
  BookOpenText,
  CalendarDays,
  Car,
  Flag,
  type LucideIcon,
  Map,
  Rocket,
  Star,
  Swords,
  Tent,
  User,
  Users,
  UsersRound,
} from '@lucide/vue'

/** How a kind of thing is called and drawn, and where the pages of its things are. */
export interface ThingKindLook {
  readonly label: string
  readonly icon: LucideIcon
  readonly folder: string
}

/** Every kind of thing that has a name; one that is missing here does not compile where it is shown. */
export const THING_KINDS = {
  star: { label: 'Star', icon: Star, folder: '/cluster/stars/' },
  faction: { label: 'Faction', icon: Flag, folder: '/campaign/factions/' },
  warband: { label: 'Warband', icon: Users, folder: '/forces/warbands/' },
  character: { label: 'Character', icon: User, folder: '/forces/characters/' },
  squad: { label: 'Squad', icon: UsersRound, folder: '/forces/squads/' },
  vehicle: { label: 'Vehicle', icon: Car, folder: '/forces/vehicles/' },
  scenario: { label: 'Scenario', icon: Map, folder: '/scenarios/' },
  battle: { label: 'Battle', icon: Swords, folder: '/battles/' },
  'off-table': { label: 'Off-table game', icon: Tent, folder: '/off-table/' },
  'fistful-game': { label: 'Game of planets', icon: Rocket, folder: '/turns/' },
  night: { label: 'Session', icon: CalendarDays, folder: '/sessions/' },
  journal: { label: 'Journal entry', icon: BookOpenText, folder: '/journal/' },
} as const satisfies Record<string, ThingKindLook>

/** Names of the kinds. */
type ThingKind = keyof typeof THING_KINDS

/** The page of a thing. */
export function thingPath({ kind, id }: { readonly kind: ThingKind; readonly id: string }): string {
  return THING_KINDS[kind].folder + id
}
