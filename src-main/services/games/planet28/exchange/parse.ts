import { type ParsedFile as OurReadFile, parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { ExchangeFile, EXCHANGE_FORMAT } from '#shared/contract/planet28/exchange-file.ts'

/** An exchange file that could be read, and where in its text a value stands. */
export type ParsedExchangeFile = OurReadFile<ExchangeFile>

/** Reads a warband or a house pack; refused with line and reason where it is none. */
export function parseExchangeFile(text: string): ParsedExchangeFile {
  const kinds = ['warband', 'house-pack']
  return parseOrreryFile(text, {
    schema: ExchangeFile,
    format: EXCHANGE_FORMAT,
    kinds,
    what: 'a warband or a house pack',
  })
}
