import {
  AudioWaveform,
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
import type { CoreSectionId, VehicleSectionId } from '../../../src-shared/games/planet28/tables/vehicle-sections.ts'

/** A sign and a word for every kind of section: what a cell of the grid has room for. */
export const SECTION_SIGNS: Readonly<Record<VehicleSectionId | CoreSectionId, { icon: Component; word: string }>> = {
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
