/** Tags of Traveller's remarks, by their codes. */
export const REMARK_TAGS = {
  Ag: 'agricultural',
  An: 'ancient site',
  As: 'asteroid belt',
  Ba: 'barren',
  Co: 'cold',
  Cp: 'subsector capital',
  Cs: 'sector capital',
  Cx: 'capital',
  Cy: 'dependency',
  Da: 'dangerous',
  De: 'desert',
  Di: 'died out',
  Fa: 'farming',
  Fl: 'fluid seas',
  Fo: 'forbidden',
  Fr: 'frozen',
  Ga: 'garden world',
  He: 'hellworld',
  Hi: 'high population',
  Ho: 'hot',
  Ic: 'ice-capped',
  In: 'industrial',
  Lk: 'tidally locked',
  Lo: 'low population',
  Mi: 'mining',
  Mr: 'military rule',
  Na: 'non-agricultural',
  Ni: 'non-industrial',
  Oc: 'ocean world',
  Pa: 'pre-agricultural',
  Pe: 'penal colony',
  Ph: 'pre-high population',
  Pi: 'pre-industrial',
  Po: 'poor',
  Pr: 'pre-rich',
  Px: 'prison camp',
  Pz: 'puzzle',
  Re: 'reserve',
  Ri: 'rich',
  Sa: 'satellite',
  Tr: 'tropic',
  Tu: 'tundra',
  Tz: 'twilight zone',
  Va: 'vacuum',
  Wa: 'water world',
} as const satisfies Record<string, string>

/** Tags of the travel zones, by their codes. */
export const ZONE_TAGS = {
  A: 'amber zone',
  U: 'amber zone',
  R: 'red zone',
  F: 'red zone',
  B: 'blue zone',
} as const satisfies Record<string, string>

/** Tags of bases, by their codes; a code that is none of these is a plain base. */
export const BASE_TAGS = {
  N: 'naval base',
  S: 'scout base',
  W: 'way station',
  D: 'depot',
  M: 'military base',
} as const satisfies Record<string, string>

/** The tag of every other base. */
export const OTHER_BASE_TAG = 'base'

/** Bases that a legacy file has one letter for. */
export const BASE_PAIRS = { A: 'NS', B: 'NW' } as const satisfies Record<string, string>
