import { BookOpenText, Car, Flag, type LucideIcon, Map, Star, User, Users, UsersRound } from '@lucide/vue'
import type { ThingKind } from '../../src-shared/contract/base.ts'

/** How a kind of thing is called and drawn, and where the pages of its things are. */
export interface ThingKindLook {
  readonly label: string
  readonly icon: LucideIcon
  readonly folder: string
}

/** Every kind of thing that has a name. */
export const THING_KINDS: Readonly<Record<ThingKind, ThingKindLook>> = {
  star: { label: 'Star', icon: Star, folder: '/cluster/stars/' },
  faction: { label: 'Faction', icon: Flag, folder: '/campaign/factions/' },
  warband: { label: 'Warband', icon: Users, folder: '/forces/warbands/' },
  character: { label: 'Character', icon: User, folder: '/forces/characters/' },
  squad: { label: 'Squad', icon: UsersRound, folder: '/forces/squads/' },
  vehicle: { label: 'Vehicle', icon: Car, folder: '/forces/vehicles/' },
  scenario: { label: 'Scenario', icon: Map, folder: '/scenarios/' },
  journal: { label: 'Journal entry', icon: BookOpenText, folder: '/journal/' },
}

/** The page of a thing. */
export function thingPath({ kind, id }: { readonly kind: ThingKind; readonly id: string }): string {
  return THING_KINDS[kind].folder + id
}
