/** Line drawings of ours, to try a generator with that colours a sketch. */

/** Strokes of a soft pen on white paper; the turbulence makes the hand a little unsure. */
const drawing = (strokes: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 480 480">
  <filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="turbulence" baseFrequency="0.018" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3.2"/></filter>
  <rect width="480" height="480" fill="#fff"/>
  <g filter="url(#hand)" fill="none" stroke="#24242a" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
</svg>`

const path = (d: string, more = '') => `<path d="${d}" ${more}/>`
const circle = (x: number, y: number, r: number, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`
const filled = 'fill="#24242a" stroke="none"'

const cat = drawing(
  [
    // Head with ears.
    path('M152 178 L146 92 L204 134 C228 126 256 126 280 134 L338 92 L332 178 C342 206 338 240 314 262 C286 286 198 286 170 262 C146 240 142 206 152 178 Z'),
    path('M162 156 L160 114 L190 136'),
    path('M322 156 L324 114 L294 136'),
    // Eyes, nose, mouth, whiskers.
    circle(204, 204, 15),
    circle(280, 204, 15),
    circle(207, 205, 6, filled),
    circle(283, 205, 6, filled),
    path('M234 232 L250 232 L242 242 Z'),
    path('M242 242 C240 256 222 258 216 248 M242 242 C244 256 262 258 268 248'),
    path('M150 222 L96 210 M152 238 L98 244 M334 222 L388 210 M332 238 L386 244'),
    path('M228 142 L230 162 M242 138 L242 164 M256 142 L254 162'),
    // Body, paws, tail.
    path('M170 264 C136 300 122 356 132 418 L352 418 C362 356 348 300 314 264'),
    path('M196 418 L200 336 M288 418 L284 336'),
    path('M132 418 C128 442 172 444 196 440 L196 418 M352 418 C356 442 312 444 288 440 L288 418'),
    path('M196 440 L288 440'),
    path('M352 404 C414 408 424 350 392 332 C374 322 362 342 376 354 C392 366 382 388 356 382'),
    // A bow.
    path('M242 290 C222 270 198 280 200 296 C202 312 226 306 242 290 C258 270 286 280 284 296 C282 312 258 306 242 290 Z'),
    circle(242, 291, 7),
  ].join(''),
)

const house = drawing(
  [
    path('M120 250 L240 146 L360 250 Z'),
    path('M142 250 L142 390 L338 390 L338 250'),
    path('M300 198 L300 152 L330 152 L330 224'),
    path('M314 140 C308 124 330 120 322 104 C316 90 336 86 330 70'),
    path('M216 390 L216 308 C216 286 264 286 264 308 L264 390'),
    circle(254, 346, 3, filled),
    path('M162 280 L200 280 L200 322 L162 322 Z M181 280 L181 322 M162 301 L200 301'),
    path('M280 280 L318 280 L318 322 L280 322 Z M299 280 L299 322 M280 301 L318 301'),
    circle(240, 216, 18),
    path('M240 198 L240 234 M222 216 L258 216'),
    // A tree, a hill, a fence, a path.
    path('M64 390 L64 316 M84 390 L84 316'),
    path('M74 320 C34 324 22 288 44 268 C24 240 46 206 76 214 C108 206 128 238 110 264 C130 288 112 324 74 320 Z'),
    path('M20 392 C100 384 380 384 460 392'),
    path('M222 392 C210 416 176 430 150 458 M260 392 C266 418 250 436 236 458'),
    path('M372 388 L372 352 L380 342 L388 352 L388 388 M400 388 L400 352 L408 342 L416 352 L416 388 M428 388 L428 352 L436 342 L444 352 L444 388 M364 368 L452 368'),
    // Sun and clouds.
    circle(400, 92, 28),
    path('M400 50 L400 40 M442 92 L452 92 M430 62 L438 54 M370 62 L362 54 M430 122 L438 130'),
    path('M92 118 C80 100 108 84 122 98 C130 76 166 80 166 102 C186 98 190 124 170 126 L100 126 C92 126 88 122 92 118 Z'),
    path('M290 424 C294 414 302 414 304 424 M330 440 C334 430 342 430 344 440 M60 430 C64 420 72 420 74 430 M108 446 C112 436 120 436 122 446'),
  ].join(''),
)

const petals = (x: number, y: number, r: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    const [px, py] = [x + Math.cos(turn) * r * 1.5, y + Math.sin(turn) * r * 1.5]
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${r * 0.92}" ry="${r * 0.6}" transform="rotate(${((turn * 180) / Math.PI).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`
  }).join('')

const flower = (x: number, y: number, r: number, count: number) => petals(x, y, r, count) + circle(x, y, r * 0.72)

const flowers = drawing(
  [
    flower(240, 116, 24, 7),
    flower(150, 166, 20, 6),
    flower(334, 164, 21, 6),
    path('M240 156 C242 210 240 250 240 296 M162 200 C186 240 214 266 228 296 M322 200 C298 240 268 266 254 296'),
    path('M238 226 C212 214 200 226 196 244 C216 250 234 244 238 226 Z M242 246 C268 230 286 242 288 260 C268 268 248 264 242 246 Z'),
    path('M100 226 C112 204 130 208 132 226 C132 244 108 246 100 226 Z M132 228 C160 254 196 280 216 296'),
    path('M384 226 C372 204 354 208 352 226 C352 244 376 246 384 226 Z M352 228 C324 254 290 280 264 296'),
    // The vase on its table.
    path('M190 296 L290 296 C282 316 292 332 308 352 C330 382 316 422 286 430 L194 430 C164 422 150 382 172 352 C188 332 198 316 190 296 Z'),
    path('M176 352 C214 364 266 364 304 352 M166 386 C210 400 270 400 314 386'),
    path('M184 370 L196 382 L208 370 L220 382 L232 370 L244 382 L256 370 L268 382 L280 370 L292 380'),
    path('M40 432 L440 432'),
    path('M356 432 C352 408 372 394 388 400 C410 394 424 414 416 432 M388 400 C390 390 396 384 404 382'),
  ].join(''),
)

const girl = drawing(
  [
    // Face and neck.
    path('M182 178 C180 236 202 276 240 280 C278 276 300 236 298 178'),
    path('M216 274 L214 310 M264 274 L266 310'),
    // Hair: fringe, crown, long sides.
    path('M182 196 C188 168 206 160 226 150 C248 172 280 170 298 196'),
    path('M182 200 C160 120 196 72 240 72 C284 72 320 120 298 200'),
    path('M176 150 C150 200 152 270 140 330 C158 336 172 330 184 318 C176 290 182 250 184 220'),
    path('M304 150 C330 200 328 270 340 330 C322 336 308 330 296 318 C304 290 298 250 296 220'),
    path('M204 92 C196 108 192 126 194 144 M240 84 C238 100 236 116 232 134 M276 92 C284 108 288 126 286 146'),
    // A flower in the hair.
    petals(294, 112, 11, 5) + circle(294, 112, 8),
    // Brows, eyes, nose, mouth.
    path('M202 194 C210 188 220 188 226 192 M254 192 C260 188 270 188 278 194'),
    path('M202 212 C208 202 222 202 228 212 M252 212 C258 202 272 202 278 212'),
    circle(215, 213, 6.5, filled),
    circle(265, 213, 6.5, filled),
    path('M240 218 L236 236 L242 238'),
    path('M226 254 C234 262 246 262 254 254'),
    path('M198 240 L206 236 M202 246 L210 242 M282 240 L274 236 M278 246 L270 242'),
    // Shoulders, collar, dress.
    path('M214 306 C176 316 132 328 116 370 L104 450 M266 306 C304 316 348 328 364 370 L376 450'),
    path('M206 310 C214 348 234 358 240 360 C246 358 266 348 274 310'),
    path('M206 310 L188 334 L222 372 L240 360 L258 372 L292 334 L274 310'),
    path('M240 360 L240 450'),
    circle(240, 392, 4),
    circle(240, 424, 4),
    path('M160 392 C158 412 154 432 152 450 M320 392 C322 412 326 432 328 450'),
    path('M88 452 L392 452'),
  ].join(''),
)

export const sketches: Record<string, string> = { 'sketch-cat': cat, 'sketch-house': house, 'sketch-flowers': flowers, 'sketch-girl': girl }
