/** Tags for the codes of Traveller remarks. */
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

/** Tags for the codes of travel zones. */
export const ZONE_TAGS = {
  A: 'amber zone',
  U: 'amber zone',
  R: 'red zone',
  F: 'red zone',
  B: 'blue zone',
} as const satisfies Record<string, string>

/** Tags for the codes of bases. Any other code is a plain base. */
export const BASE_TAGS = {
  N: 'naval base',
  S: 'scout base',
  W: 'way station',
  D: 'depot',
  M: 'military base',
} as const satisfies Record<string, string>

/** Tag of any other base. */
export const OTHER_BASE_TAG = 'base'

/** Letters that stand for two bases in legacy files. */
export const BASE_PAIRS = { A: 'NS', B: 'NW' } as const satisfies Record<string, string>
