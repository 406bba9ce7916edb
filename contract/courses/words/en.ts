import type { CourseWords } from '../lessons.ts'

export const words: CourseWords = {
  'first-picture': {
    title: 'One sentence, your first picture',
    summary: 'From the studio to a saved picture in half a minute',
    prompt: 'A snowy mountain lake at dawn, morning mist',
    chapters: [
      { title: 'Open Text to image', lines: ['Every tool is in the studio: scroll through it.', 'Open “Text to image”, the easiest one to begin with.'] },
      { title: 'Write one sentence', lines: ['Tap the field and say what you want to see.', 'What, where, and in what light: one sentence is enough.'] },
      { title: 'Choose a shape', lines: ['Tall for a phone’s wallpaper, wide for a landscape, square for an avatar.', 'Above the button: what this costs, and what you have left.'] },
      { title: 'Watch it grow', lines: ['Tap “Create” and the picture takes shape before you. You may leave; it goes on.', 'Save it if you like it. If not, put it another way and try again.'] },
    ],
  },
  'good-prompt': {
    title: 'Write a good prompt',
    summary: 'Subject, place, light: three steps from a vague idea to a clear one',
    prompt: 'A lighthouse on the cliffs, at dusk, golden light',
    chapters: [
      { title: 'Begin with an example', lines: ['In the prompt library, every sentence stands beside the picture it became.', 'Found one you like? “Use” takes it to the field.'] },
      { title: 'Three things', lines: ['Now put it in your own words.', 'First the subject, then the place.', 'Time and light come last: they give the picture its mood.'] },
      { title: 'Change one thing', lines: ['Tap “Create” and look at the first version.', 'For another mood, change the time and the light and nothing else.'] },
      { title: 'Compare', lines: ['Create again: the same lighthouse, on quite another night.'] },
    ],
  },
  'new-background': {
    title: 'Take your photo somewhere else',
    summary: 'Cut out a person, paint a new background, and match the light',
    chapters: [
      { title: 'Choose a photo', lines: ['Take a photo of your own, or one of the samples.', 'A clear subject with whole outlines works best.'] },
      { title: 'Describe the background', lines: ['Where to? One sentence will do.', 'Or tap a ready one, such as a beach at sunset.'] },
      { title: 'Create', lines: ['The person is cut out, the background painted, and the light matched, all by itself.'] },
      { title: 'Compare and save', lines: ['Tap “Compare” and drag the line to see before and after.', 'Save it when you are happy. Stray hair? “Refine with brush” helps.'] },
    ],
  },
  'old-photo': {
    title: 'Mend an old photo',
    summary: 'Scratches, fading, size: mended, and the people stay who they are',
    chapters: [
      { title: 'Bring the photo', lines: ['A picture taken with your phone is fine: keep it flat, and avoid reflections.', 'Here we take one of the samples.'] },
      { title: 'What to mend', lines: ['Scratches, fading and noise are judged for you; the sliders are yours.', 'For a print, enlarge it two or four times.'] },
      { title: 'Mend it', lines: ['Tap “Create”. It takes a moment; you can do something else.'] },
      { title: 'See the difference', lines: ['Tap “Compare” and drag the line in the middle.', 'Your original is never changed. Save the new one.'] },
    ],
  },
  erase: {
    title: 'Erase what disturbs',
    summary: 'Paint over passers-by, clutter or cables, and they are gone',
    chapters: [
      { title: 'Choose a photo', lines: ['Take a photo that something spoils.'] },
      { title: 'Paint over it', lines: ['The photo becomes a canvas.', 'Cover what should go with your finger, a little beyond its edges.', 'Too much? Undo it; “Lasso” and “Tap” choose in other ways.'] },
      { title: 'Create', lines: ['Tap “Create”: the gap is filled from what is around it.'] },
      { title: 'Check the result', lines: ['Tap “Compare” and see whether it looks natural.', 'If a trace is left, paint over that small part again.'] },
    ],
  },
  portrait: {
    title: 'Ink and colour a photo',
    summary: 'Turn a photo into lines and flat colour, and treat other people’s faces well',
    chapters: [
      { title: 'Ask first', lines: ['Use a photo of yourself, or one whose person has agreed.', 'A face from the front, in even light, with nothing over it works best.'] },
      { title: 'Make it yours', lines: ['Keep a themed background, simplify it, or leave it plain.', 'Strong lines look like manga; light ones are softer.'] },
      { title: 'Create', lines: ['Tap “Create”: lines are drawn, then filled with flat colour.'] },
      { title: 'Save or publish', lines: ['Compare: is it still the same person?', 'Before you publish somebody else’s face, ask them once more.'] },
    ],
  },
  'moving-photo': {
    title: 'Make a photo move',
    summary: 'One camera move, one living thing, and a photo becomes a short film',
    chapters: [
      { title: 'Choose a photo', lines: ['Water, sky or depth: these come alive best.', 'Here we take a lake.'] },
      { title: 'Camera and motion', lines: ['The camera can push in, pull out, pan or orbit.', 'Then choose what moves, such as the water.'] },
      { title: 'Create', lines: ['A film is painted frame by frame and takes longer than a picture. You may leave.'] },
      { title: 'Play and save', lines: ['Press play and watch the water move.', 'Saved, it is a video file that you can send to anyone.'] },
    ],
  },
  publish: {
    title: 'Publish and earn points',
    summary: 'Put a picture on the square, learn from others, and collect your reward',
    prompt: 'A snowy mountain lake at dawn, morning mist',
    chapters: [
      { title: 'Find your work', lines: ['Everything you made is in “My creations”, for you alone.', 'Open one: “Publish” is right below it.'] },
      { title: 'Publish it', lines: ['Tap “Publish”.', 'Give it a title and send it out. You can unpublish it at any time.'] },
      { title: 'Make one like it', lines: ['See something you like on the square? Open it.', '“Make one like this” begins with its settings, for a version of your own.'] },
      { title: 'Collect your reward', lines: ['Publishing, sharing and finished lessons all earn points under “Tasks”.', 'Tap “Claim”, and the points are yours at once.'] },
    ],
  },
}
