/** FLUX.1 Fill [pro], as every service has it. */
export const fluxFill = {
  name: 'FLUX.1 Fill [pro]',
  does: ['fill' as const],
  mask: 'white' as const,
  sizes: { by: 'pixels' as const, multiple: 32, maxPixels: 1_638_400 },
  seed: true,
  english: true,
}
