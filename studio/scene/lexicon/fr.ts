import type { Lexicon } from './lexicon.ts'

export const fr: Lexicon = {
  language: 'fr',
  scene: {
    'still-life': 'nature morte',
    alpine: 'montagne, lac, lac de montagne, alpes, sommet, pic, montagne enneigee, chaine de montagnes, fjord, glacier, vallee, cime, pyrenees, mont blanc, himalaya, paysage de montagne, alpin, alpage, col, norvege, islande, suisse, massif, lac alpin, mont fuji, versant',
    seascape: 'mer, ocean, plage, cote, rivage, vague, ile, baie, bord de mer, mediterranee, falaise, maree, port, houle, atlantique, pacifique, crique, bretagne, littoral, recif, lagon, marine, maldives, haute mer, ressac',
    desert: 'desert, dune, sahara, canyon, oasis, savane, grand canyon, sable, dunes de sable, gobi, cappadoce, terre aride, mesa',
    inkwash: 'encre de chine, peinture chinoise, sumi-e, paysage chinois, bambou, pagode, pavillon, foret de bambous, lavis, lavis d encre, montagnes brumeuses, montagne brumeuse, paysage oriental, peinture a l encre',
    city: 'ville, rue, gratte-ciel, gratte ciel, metropole, centre-ville, ville neon, cyberpunk, tokyo, new york, paris, londres, lyon, marseille, urbain, skyline, immeuble, batiment, tour, cite, ville futuriste, lumieres de la ville, ruelle, avenue, paysage urbain, boulevard, ville nocturne, montreal',
    galaxy: 'galaxie, nebuleuse, univers, cosmos, espace, planete, saturne, jupiter, voie lactee, trou noir, constellation, supernova, systeme solaire, cosmique, espace profond, sideral, asteroide, interstellaire, planete mars',
    blossom: 'cerisier, fleur de cerisier, fleurs de cerisier, cerisier en fleurs, cerisiers en fleurs, cerisier en fleur, sakura, amandier, amandier en fleurs, arbre en fleurs, petale, prunier, pecher, pommier en fleurs, magnolia, glycine, arbre fleuri, branche fleurie',
    meadow: 'prairie, champ, pre, champ de fleurs, champ de lavande, champ de tournesols, jardin, fleurs sauvages, fleur sauvage, colline, campagne, ble, champ de ble, parc, ferme, provence, toscane, paturage, riziere, champ de coquelicots, verger, pelouse, plaine, potager',
    forest: 'foret, bois, jungle, bosquet, foret de pins, foret enchantee, foret tropicale, sous-bois, sous bois, sentier forestier, foret magique, pinede, taiga, clairiere, foret de bouleaux, foret vierge, amazonie',
    portrait: 'portrait, visage',
    abstract: 'abstrait, art abstrait, peinture abstraite, motif, geometrique, fractale, texture, tourbillon, mandala, fluide, marbre, fond d ecran, degrade, art fluide, kandinsky, psychedelique, eclaboussure',
  },
  hint: {
    alpine: 'riviere, ruisseau, cascade, neige, paysage, nature, reflet, pin, etang, glace, aurore, hiver, randonnee, peche, fleuve, sapin, paysage hivernal',
    seascape: 'palmier, soleil, coucher de soleil, lever de soleil, phare, mouette, dauphin, marin, eau, surf, corail, sirene, horizon, voile, ete, goeland, plongee',
    desert: 'chameau, cactus, pyramide, chaleur, dromadaire',
    inkwash: 'chine, chinois, zen, the, grue, dragon, temple, moine, lotus, bonsai, oriental',
    city: 'voiture, circulation, boutique, cafe, pont, metro, parapluie, neon, lampadaire, reverbere, marche, foule, train, route, enseigne',
    galaxy: 'etoile, ciel etoile, fusee, astronaute, vaisseau spatial, comete, meteore, etoile filante, extraterrestre, ciel nocturne, eclipse, satellite',
    blossom: 'printemps, japon, japonais, kyoto, kimono, geisha, sanctuaire, branche',
    meadow: 'fleur, herbe, rose, tulipe, tournesol, marguerite, lavande, coquelicot, abeille, arc-en-ciel, arc en ciel, cheval, vache, mouton, moulin, papillon, bouquet, pissenlit, cerf-volant',
    forest: 'arbre, champignon, feuille, mousse, fee, elfe, luciole, sentier, automne, cabane, hibou, ecureuil, chene, erable',
    portrait: 'poilu, mignon, adorable, moustaches',
    abstract: 'musique, emotion, reve, energie, amour, temps, liberte, ame, silence, espoir, chaos, harmonie, souvenir, memoire, esprit',
  },
  subject: {
    cat: 'chat, chatte, chaton, minou, felin, matou',
    dog: 'chien, chienne, chiot, toutou, corgi, husky, labrador, caniche, golden retriever, berger allemand, levrier',
    rabbit: 'lapin, lapine, lapereau, lievre',
    fox: 'renard, renarde, renardeau, renard roux, renard polaire',
    bird: 'oiseau, oiseaux, mouette, hirondelle, colombe, pigeon, aigle, grue, heron, cygne, canard, corbeau, moineau, colibri, faucon, perroquet, cigogne, oie, goeland, rouge-gorge, mesange',
    butterfly: 'papillon, papillon de nuit, libellule',
    deer: 'cerf, biche, faon, renne, elan, chevreuil, daim',
    whale: 'baleine, orque, baleine a bosse, baleine bleue, cachalot',
    boat: 'bateau, bateaux, barque, voilier, canoe, navire, yacht, bateau de peche, gondole, kayak, bateau a voile, pirogue, radeau, peniche, chaloupe, vaisseau',
    balloon: 'montgolfiere, ballon, dirigeable, zeppelin, ballon dirigeable',
    lantern: 'lanterne, lampion, lampe, lanterne en papier, lanterne chinoise, lanterne rouge, lanterne volante',
    house: 'maison, cabane, chaumiere, maisonnette, hutte, chalet, grange, villa, foyer, cottage, fermette, bergerie',
    tree: 'arbre, sapin, chene, saule, erable, arbre solitaire, pin, olivier, cypres, bouleau, vieil arbre, peuplier',
    flower: 'fleur, tulipe, tournesol, marguerite, lys, lis, pivoine, coquelicot, orchidee, lotus, bouquet, bouquet de fleurs, hortensia, chrysantheme, pissenlit, oeillet, camelia, jonquille, une rose, rose rouge, des roses, nenuphar',
    moon: 'lune, pleine lune, croissant de lune, clair de lune, demi-lune, nouvelle lune, lune rousse',
    person: 'modele, mannequin, jeune femme, jeune homme, vieille femme, petit garçon, monsieur, rousse, vieillard, un homme et une femme, une femme et un homme, personne, homme, femme, fille, garçon, enfant, gens, silhouette, voyageur, voyageuse, pecheur, moine, samourai, dame, promeneur, couple, jeune fille, vieil homme, princesse, prince, roi, reine, chevalier, guerrier, guerriere, mere, pere, danseuse, paysan, randonneur, personnage, humain, fillette, petite fille, grand-mere, grand-pere, poete, amoureux',
  },
  likeSubject: {
    cat: 'tigre, lion, lionne, leopard, lynx, panthere, guepard, jaguar, puma', dog: 'ours, ours polaire, loup, panda, ourson, cochon, koala, loup-garou, coyote, louve', rabbit: 'souris, hamster, ecureuil, herisson, rat, taupe, loutre, kangourou, castor', fox: 'raton laveur, blaireau, belette, furet, mouffette',
    bird: 'poule, coq, poulet, pingouin, manchot, hibou, chouette, flamant rose, paon, chauve-souris, avion, helicoptere, drone, phenix, autruche, dinde, poussin', butterfly: 'abeille, luciole, fee, insecte, coccinelle, scarabee', deer: 'cheval, chevaux, vache, mouton, chevre, girafe, chameau, licorne, zebre, taureau, ane, agneau, lama, alpaga, elephant, poney, buffle, rhinoceros, bison, pegase, poulain',
    whale: 'dauphin, requin, poisson, tortue, poulpe, pieuvre, meduse, carpe, sirene, phoque, crabe, calmar, raie manta', boat: 'sous-marin, paquebot, ferry, porte-avions, arche, planche de surf', balloon: 'ovni, parachute, soucoupe volante', lantern: 'bougie, feu de camp, torche, ampoule, feux d artifice, feu d artifice, feu, flamme, lampadaire, reverbere, chandelle',
    house: 'chateau, eglise, temple, palais, phare, moulin, tente, cathedrale, bibliotheque, ecole, hotel, hopital, forteresse, mosquee, monastere, musee, manoir, ruines, chapelle, gare, abbaye, igloo', tree: 'cactus, palmier, buisson, sapin de noel, bonsai, plante, champignon, arbuste', flower: 'feuille, fruit, pomme, cerise, fraise, plante, vase, trefle', moon: 'terre, planete terre',
    person: 'robot, astronaute, ange, sorcier, sorciere, elfe, deesse, dieu, super-heros, ninja, cowboy, pirate, soldat, medecin, professeur, etudiant, dinosaure, singe, bonhomme de neige, statue, fantome, vampire, zombie, clown, bebe, mariee, gorille, lutin, pere noel, magicien, mage, epouvantail, footballeur, docteur, nain',
  },
  likeScene: {
    alpine: 'volcan, cascade, grotte, riviere, fleuve, iceberg, antarctique, barrage, marais, canal, pole nord, ski, caverne', seascape: 'recif de corail, piscine, aquarium, bateau pirate, tsunami, atlantide', desert: 'pyramide, sphinx, egypte, ruines, far west, safari, champ de bataille, stade', inkwash: 'dragon, grande muraille, cite interdite, palais, kung-fu, dynastie, mythologie',
    city: 'voiture, camion, autobus, bus, train, moto, motocyclette, velo, taxi, robot, aeroport, pont, metro, bureau, cuisine, chambre, salon, interieur, bar, restaurant, supermarche, classe, marche, ordinateur, telephone, machine, grande roue, tramway, cafe, gare, usine, meuble, steampunk, magasin', galaxy: 'vaisseau spatial, fusee, extraterrestre, alien, satellite, ovni, portail, science-fiction, station spatiale, astronaute',
    meadow: 'ferme, vignoble, vigne, football, village, golf, serre, hameau', forest: 'conte de fees, elfe, sorciere, dinosaure, singe, serpent, grenouille, araignee, halloween, maison hantee, lutin, nain, lezard', blossom: 'mariage, saint-valentin, kimono, geisha', abstract: 'logo, icone, nourriture, gateau, pizza, cafe, the, fruit, guitare, piano, livre, robe, chaussure, montre, bouteille, verre, chaise, table, jouet, affiche, pain, glace au chocolat, chocolat, hamburger, epee, cristal, diamant, violon, bijou, masque, crane, coeur, produit, bague, fromage, croissant',
  },
  colour: {
    '#f6f3ee': 'blanc, blanche, ivoire, creme', '#26252b': 'noir, noire, ebene', '#8d9099': 'gris, argente, argent, cendre', '#7a4e2d': 'marron, brun, brune, chatain, bronze', '#e8892b': 'orange, roux, rousse, ambre, abricot, cuivre', '#d5302f': 'rouge, ecarlate, cramoisi, rubis, vermillon, carmin, bordeaux', '#f2c230': 'jaune, citron, moutarde, blond', '#e0b04a': 'dore, doree, or, d or, en or', '#f09cb5': 'rose, fuchsia, magenta, saumon',
    '#8a5fc0': 'violet, violette, pourpre, lilas, mauve, indigo', '#3a78c9': 'bleu, bleue, azur, bleu marine, saphir, bleu ciel, bleu clair, bleu fonce', '#36a8a0': 'turquoise, cyan, aigue-marine, bleu-vert', '#4f9a4a': 'vert, verte, emeraude, olive, menthe, vert fonce, vert clair',
  },
  time: {
    dawn: 'aube, lever du soleil, lever de soleil, aurore du matin, matin, petit matin, point du jour, au lever du jour, matinee, soleil levant', day: 'jour, midi, plein jour, ensoleille, apres-midi, journee, lumiere du jour, ciel bleu, grand soleil, lumiere du soleil, en plein jour', sunset: 'coucher de soleil, coucher du soleil, crepuscule, soir, soiree, heure doree, soleil couchant, tombee de la nuit, couchers de soleil',
    night: 'nuit, minuit, etoile, nocturne, clair de lune, etoile filante, ciel etoile, nuit etoilee, la nuit, de nuit, voie lactee, sous les etoiles, ciel nocturne, etoilee, ce soir, feux d artifice, feu d artifice, au clair de lune',
  },
  weather: {
    clear: 'degage, ciel degage, clair, ensoleille, ciel bleu, beau temps, sans nuages, sans nuage, ciel clair', cloudy: 'nuageux, nuage, couvert, ciel gris, mer de nuages, ciel dramatique, nuages noirs, ciel couvert', mist: 'brume, brouillard, brumeux, brumeuse, fumee, vapeur, nebuleux', rain: 'pluie, pluvieux, pluvieuse, orage, tempete, bruine, averse, eclair, tonnerre, il pleut, orageux, foudre, flaque, sous la pluie, mouille',
    snow: 'neige, enneige, enneigee, neigeux, blizzard, flocon, flocon de neige, givre, il neige, tempete de neige, chute de neige, gele, verglas', aurora: 'aurore boreale, aurores boreales, aurore polaire, aurore australe, aurores',
  },
  season: {
    spring: 'printemps, printanier, printaniere, avril, cerisier en fleurs, sakura', summer: 'ete, estival, juillet, aout, tropical, estivale', autumn: 'automne, automnal, octobre, novembre, feuilles d automne, feuilles mortes, feuilles rouges, septembre, recolte, automnale', winter: 'hiver, hivernal, decembre, janvier, fevrier, noel, glace, gele, enneige, hivernale, nouvel an',
  },
  palette: {
    natural: 'couleurs naturelles, tons terre, couleurs realistes', warm: 'couleurs chaudes, tons chauds, chaud, chaleureux, lumiere chaude', cool: 'couleurs froides, tons froids, froid, tons bleus', pastel: 'pastel, couleurs pastel, couleurs douces, tons doux, tons pastel', vivid: 'vif, vibrant, colore, couleurs vives, multicolore, sature, arc-en-ciel, vives, eclatant', mono: 'monochrome, noir et blanc, en noir et blanc, niveaux de gris, sepia', neon: 'neon, cyberpunk, neons, fluorescent, synthwave, vaporwave, lumieres neon', gold: 'tons dores, lumiere doree, heure doree, feuille d or', rose: 'tons roses, or rose, tons roses pales', jade: 'jade, tons verts, vert jade, tons emeraude',
  },
  mood: {
    calm: 'calme, paisible, serein, sereine, tranquille, silencieux, apaisant, solitaire, minimaliste, paix, solitude, quietude, serenite, melancolique, triste, simple, douillet', dramatic: 'dramatique, epique, majestueux, majestueuse, grandiose, cinematographique, impressionnant, intense, puissant, spectaculaire, sauvage, furieux, imposant', dreamy: 'onirique, magique, fantastique, feerique, surrealiste, romantique, ethere, enchante, enchantee, conte de fees, reveur, reveuse, doux, douce, poetique, feerie, magie, fantaisie',
    joyful: 'joyeux, joyeuse, heureux, heureuse, gai, festif, festive, mignon, mignonne, amusant, fete, joie, souriant, carnaval, anniversaire, rigolo, adorable', mysterious: 'mysterieux, mysterieuse, sombre, tenebreux, gothique, lugubre, inquietant, mystere, hante, hantee, horreur, effrayant, secret, etrange, abandonne, perdu, cache',
  },
  style: {
    photo: 'photo, photographie, realiste, photorealiste, hyperrealiste, photographique', oil: 'huile, peinture a l huile, a l huile, impressionniste, impressionnisme, van gogh, monet, huile sur toile, renoir, empatement', watercolour: 'aquarelle, a l aquarelle, gouache', pencil: 'crayon, dessin au crayon, croquis, dessin, fusain, esquisse, au crayon, crayon de couleur, crayons de couleur, graphite, pastel gras', ink: 'encre, dessin a l encre, calligraphie, a l encre', cartoon: 'dessin anime, anime, bande dessinee, bd, manga, ghibli, illustration, disney, pixar, animation, caricature, livre d images', lowpoly: 'low poly, polygonal, polygones, lowpoly, a facettes, origami', pixel: 'pixel, pixel art, pixelise, 8 bits, 8-bit, 16 bits, pixels, minecraft, jeu retro',
  },
  framing: {
    close: 'gros plan, en gros plan, macro, portrait, plan serre, de pres, detail rapproche', medium: 'plan moyen, plan americain, mi-corps', wide: 'panorama, panoramique, grand angle, vue aerienne, lointain, vaste, plan large, au loin, immense, infini, plan d ensemble, vue d ensemble, a perte de vue, en pied',
  },
  gender: {
    female: 'femme, fille, dame, jeune fille, princesse, reine, mere, danseuse, fillette, petite fille, grand-mere, mariee, jeune femme, vieille femme, voyageuse, guerriere', male: 'homme, garçon, vieil homme, prince, roi, pere, petit garçon, grand-pere, jeune homme, monsieur', mixed: 'couple, amoureux, un homme et une femme, une femme et un homme',
  },
  age: { child: 'enfant, fillette, petite fille, petit garçon', old: 'vieil homme, vieille femme, grand-mere, grand-pere, vieillard' },
  skin: { light: 'peau pale, peau claire', fair: 'peau blanche', tan: 'peau bronzee, bronzee, bronze', brown: 'peau brune, peau mate', dark: 'peau noire, peau foncee' },
  hair: { long: 'cheveux longs, longs cheveux, longs cheveux noirs', bob: 'carre court, coupe au carre', short: 'cheveux courts', bun: 'chignon', curly: 'cheveux boucles, cheveux frises, boucles' },
  hairColour: { '#1d1a1f': 'cheveux noirs, longs cheveux noirs', '#d9b36c': 'blonde, blond, cheveux blonds', '#5a3825': 'brune, cheveux bruns, cheveux chatains', '#a8452a': 'rousse, roux, cheveux roux', '#cfcdcc': 'cheveux blancs, cheveux gris', '#e59ab4': 'cheveux roses', '#4f74b5': 'cheveux bleus', '#8060b0': 'cheveux violets' },
  outfit: {
    dress: 'robe, robe de soiree, robe d ete, jupe', suit: 'costume, smoking, cravate', shirt: 'chemise, chemisier, t-shirt, jean', sweater: 'pull, chandail, gilet, col roule', qipao: 'qipao, cheongsam', hoodie: 'sweat a capuche, sweat', coat: 'manteau, trench, veste, impermeable', sportswear: 'tenue de sport, survetement', hanfu: 'hanfu', kimono: 'kimono, yukata',
  },
  wears: { hat: 'chapeau, chapeau de paille', umbrella: 'parapluie, ombrelle', scarf: 'echarpe, foulard', glasses: 'lunettes' },
  thing: {
    apple: 'pomme', orange: 'mandarine, oranges', lemon: 'citron', grape: 'raisin', fruit: 'fruit, corbeille de fruits', tea: 'the, theiere, tasse de the', coffee: 'cafe, tasse de cafe', bread: 'pain, baguette', cake: 'gateau, gateau d anniversaire', wine: 'vin, vin rouge, verre de vin', vase: 'vase, bouquet, bouquet de fleurs', candle: 'bougie, chandelle', book: 'livre', noodles: 'nouilles, ramen',
  },
  feature: {
    people: 'personnes, humains, foule, personne', stars: 'etoile', sun: 'soleil', trees: 'arbres', flowers: 'fleurs', boats: 'bateaux', buildings: 'batiment, immeuble', mountains: 'montagne', water: 'eau, lac, riviere', waves: 'vague', grass: 'herbe, pelouse', petals: 'petale', lights: 'lumiere, lumieres', reflections: 'reflet', animals: 'animal, animaux', fish: 'poisson', shadows: 'ombre', text: 'texte, filigrane, lettres, mots, signature, logo', seal: 'sceau, tampon', clouds: 'nuage', houses: 'maisons',
  },
  number: {
    1: 'un seul, une seule, 1', 2: 'deux, paire, une paire de, couple de, 2', 3: 'trois, quelques, plusieurs, 3', 4: 'quatre, 4', 5: 'cinq, beaucoup de, un groupe de, groupe de, nombreux, nombreuses, 5', 6: 'six, 6, une meute de, un troupeau de', 7: 'sept, une nuee de, un vol de, vol d, une nuee d, un vol d, 7, des centaines de, des milliers de, innombrables, une dizaine de', 8: 'huit, 8', 9: 'neuf, dix, douzaine, une douzaine de, 9, 10, 12',
  },
  negation: 'sans, pas de, pas d, aucun, aucune, sauf, ni, excepte, sans aucun, sans aucune, eviter, enlever, pas, exclure',
  stop: 'reflet, reflets, reflete, scintillant, scintillante, scintillants, scintillantes, le, la, les, l, un, une, des, de, du, d, en, a, au, aux, avec, et, ou, par, pour, depuis, sur, sous, entre, dans, chez, vers, pres, loin, derriere, devant, autour, contre, pendant, est, sont, etre, il, elle, ils, elles, on, nous, vous, je, j, me, m, te, se, s, ce, cet, cette, ces, c, qui, que, qu, quoi, dont, comme, tres, plus, moins, si, ne, n, son, sa, ses, mon, ma, mes, leur, leurs, y, veux, voudrais, fais, faire, cree, creer, dessine, dessiner, peins, peindre, peinture, tableau, image, scene, style, genere, generer, beau, belle, bel, joli, jolie, magnifique, superbe, merveilleux, chef-d oeuvre, chef, oeuvre, meilleur, meilleure, qualite, haute, detaille, detail, ultra, hd, 4k, 8k, resolution, assis, assise, debout, marchant, courant, volant, dormant, regardant, jouant, flottant, nageant, naviguant, sautant, petit, petite, grand, grande, gros, enorme, haut, long, court, vieux, vieille, nouveau, nouvelle, jeune, plein, pleine, rempli, couvert de, entoure, fait, couleur, couleurs, ton, tons, teinte, lumiere, ciel, air, sol, fond, composition, atmosphere, ambiance, tout, toute, tous, autre, chaque, oeil, yeux, queue, oreille, oreilles, tete, ailes, vent, brise, vue, monde, lieu, endroit, bord, bords, milieu, centre, cote de, haut de, dort, vole, court, regarde, flotte, nage, joue, marche dans, a cote de, art, artistique, tombant, brillant, dessus, dessous, travers, volent, dorment, qui vole, professionnel, parfait, volants, flottants',
}
