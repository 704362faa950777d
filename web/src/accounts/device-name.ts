// The first that matches: Edge also says Chrome, Chrome also says Safari, an iPad also says Mac.
const systems = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac/, /CrOS/, /Linux/] as const
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** What a passkey made here is called unless the parent says otherwise: `iPhone · Safari`. Empty when unknown. */
export function deviceName(userAgent: string): string {
  const system = systems.map((pattern) => userAgent.match(pattern)?.[0]).find((name) => name)
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [system, browser].filter((name) => name).join(' · ')
}
