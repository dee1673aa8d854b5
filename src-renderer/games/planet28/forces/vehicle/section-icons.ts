import {
  AudioWaveform,
  Blocks,
  CloudFog,
  Cog,
  Construction,
  Crosshair,
  LocateFixed,
  RadioTower,
  Shield,
  UserRound,
  UsersRound,
} from '@lucide/vue'
import type { Component } from 'vue'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type {
  CoreSectionId,
  VehicleSectionId,
  VehicleSectionRow,
} from '#shared/games/planet28/tables/vehicle-sections.ts'

/** Icon and short label of a kind of section, for a cell of the grid. */
export interface SectionIcon {
  readonly icon: Component
  readonly word: string
}

const PRINTED_SIGNS: Readonly<Record<VehicleSectionId | CoreSectionId, SectionIcon>> = {
  engine: { icon: Cog, word: 'Engine' },
  crew: { icon: UserRound, word: 'Crew' },
  'armour-plating': { icon: Shield, word: 'Plating' },
  'dozer-blade': { icon: Construction, word: 'Dozer' },
  'hard-point': { icon: Crosshair, word: 'Hard point' },
  radio: { icon: RadioTower, word: 'Radio' },
  'scrambler-array': { icon: AudioWaveform, word: 'Scrambler' },
  'smoke-launchers': { icon: CloudFog, word: 'Smoke' },
  'transport-section': { icon: UsersRound, word: 'Transport' },
  'turret-hard-point': { icon: LocateFixed, word: 'Turret' },
}

/** Returns the icon of a section. The group's own kinds get an icon by function, and their first word as label. */
export function getSectionIcon(section: string, row: VehicleSectionRow | null): SectionIcon {
  if (isRowId(PRINTED_SIGNS, section)) return PRINTED_SIGNS[section]
  const [word = section] = (row?.name ?? section).split(' ')
  return { icon: iconFor(row), word }
}

function iconFor(row: VehicleSectionRow | null): Component {
  if (row === null) return Blocks
  if ((row.mounts ?? 0) > 0) return row.arc === 'all' ? LocateFixed : Crosshair
  if ((row.seats ?? 0) > 0) return UsersRound
  return (row.crew ?? 0) > 0 ? UserRound : Blocks
}
