import { TRADE_CODE_NAMES } from '#shared/cluster/trade-codes.ts'

/** Tags for the codes of Traveller remarks. */
export const REMARK_TAGS = {
  ...TRADE_CODE_NAMES,
  An: 'ancient site',
  Cp: 'subsector capital',
  Cs: 'sector capital',
  Cx: 'capital',
  Cy: 'dependency',
  Da: 'dangerous',
  Fo: 'forbidden',
  Mr: 'military rule',
  Pe: 'penal colony',
  Px: 'prison camp',
  Pz: 'puzzle',
  Re: 'reserve',
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
