import {
  BookOpenText,
  CalendarDays,
  Box,
  Car,
  Flag,
  LandPlot,
  type LucideIcon,
  Map,
  PackageOpen,
  Plane,
  Rocket,
  Shield,
  Star,
  Swords,
  Tent,
  User,
  Users,
  UsersRound,
} from '@lucide/vue'
import { type ThingKind, THING_KIND_DEFINITIONS } from '#shared/things.ts'

const ICONS = {
  star: Star,
  faction: Flag,
  warband: Users,
  character: User,
  squad: UsersRound,
  vehicle: Car,
  scenario: Map,
  battle: Swords,
  'off-table': Tent,
  'fistful-game': Rocket,
  night: CalendarDays,
  journal: BookOpenText,
  flotilla: Plane,
  'face-set': Box,
  army: Shield,
  'toy-box': PackageOpen,
  battlefield: LandPlot,
} as const satisfies Record<ThingKind, LucideIcon>

/** Label and icon of a kind of thing. */
export interface ThingKindDisplay {
  readonly label: string
  readonly icon: LucideIcon
}

/** Label and icon of every kind of thing. The types require an icon for each kind. */
export const THING_KIND_DISPLAYS = Object.fromEntries(
  Object.entries(ICONS).map(([kind, icon]) => [kind, { label: THING_KIND_DEFINITIONS[kind as ThingKind].label, icon }]),
) as Readonly<Record<ThingKind, ThingKindDisplay>>

export function getThingPath({ kind, id }: { readonly kind: ThingKind; readonly id: string }): string {
  return THING_KIND_DEFINITIONS[kind].path + id
}
