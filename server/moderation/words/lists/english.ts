import type { WordList } from '../word-list.ts'

export const english: WordList = {
  refuse: {
    sexual: ['child porn', 'childporn', 'kiddie porn', 'child pornography', 'pedo porn', 'loli porn', 'lolicon', 'shotacon', 'underage nude', 'underage nudes', 'nude child', 'naked child', 'naked children', 'blowjob', 'blowjobs', 'handjob', 'gangbang', 'cumshot', 'creampie porn', 'deepthroat', 'cunnilingus', 'pornhub', 'onlyfans leak', 'revenge porn'],
    violence: ['i will kill you', 'i ll kill you', 'gonna kill you', 'snuff film'],
    hate: ['nigger', 'niggers', 'nigga', 'niggas', 'kikes', 'gas the jews', 'heil hitler', 'sieg heil', 'white power', 'faggot', 'faggots', 'wetback', 'wetbacks', 'sand nigger', 'towelhead', 'towelheads', 'subhuman race'],
    abuse: ['fuck you', 'fuck off', 'go fuck yourself', 'motherfucker', 'motherfuckers', 'motherfucking', 'cunt', 'cunts', 'kill yourself', 'kys', 'cocksucker', 'cocksuckers', 'piece of shit'],
  },
  hold: {
    sexual: ['porn', 'porno', 'pornographic', 'pornography', 'hentai', 'nsfw', 'xxx porn', 'orgasm', 'orgasms', 'masturbate', 'masturbates', 'masturbating', 'masturbation', 'penis', 'penises', 'vagina', 'vaginas', 'dildo', 'dildos', 'fellatio', 'genitals', 'genitalia', 'sex slave', 'bukkake', 'boobs', 'big tits', 'nice tits', 'titties', 'erotica', 'fully nude', 'rapist', 'raped', 'gang rape', 'incest', 'upskirt'],
    violence: ['beheading video', 'mass shooting', 'school shooting', 'how to make a bomb', 'suicide method', 'suicide methods', 'gore porn', 'torture porn', 'dismembered body', 'terrorist attack'],
    hate: ['tranny', 'trannies', 'ethnic cleansing', 'white supremacy', 'nazi propaganda', 'swastika', 'swastikas'],
    abuse: ['fuck', 'fucks', 'fucked', 'fucker', 'fuckers', 'fucking', 'bitch', 'bitches', 'whore', 'whores', 'slut', 'sluts', 'asshole', 'assholes', 'bullshit', 'shithead', 'dickhead', 'dickheads', 'wanker', 'wankers', 'twat', 'retarded'],
    contact: ['buy followers', 'whatsapp me', 'telegram me', 'dm me for price', 'onlyfans', 'online casino', 'escort service', 'escort girls', 'free crypto'],
  },
  harmless: [],
}
