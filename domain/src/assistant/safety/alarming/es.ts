import type { Alarming } from './alarming.ts'

export const spanish: Alarming = {
  medical: `
    Mi bebé no respira / tiene convulsiones / se ha tragado una pila / está inconsciente / se está atragantando /
    creo que se ha envenenado / se desmayó en la ducha / no para de sangrar /
    se atraganto con una uva y no puede respirar / bebió lejía / se cayó de cabeza y no despierta /
    tiene los labios morados / se le esta hinchando la garganta despues de comer cacahuete /
    se comió las pastillas de la abuela / se pegó en la cabeza y no para de vomitar /
    le está dando un ataque, tiembla todo y tiene los ojos en blanco /
    bebe de un mes con 39 de fiebre que no quiere comer / metió los dedos en el enchufe y le dio la corriente /
    le picó una abeja y se le hinchó toda la cara / se metió una pila en la nariz /
    le salió una convulsión con la fiebre / se tragó un lego y no puede respirar bien /
    se cayó de la litera y está inconsciente / mi bebe se puso morado /
    le cuesta muchisimo respirar se le hunde el pecho / no reacciona / se atraganto con una uva no puede hablar /
    se metio en la piscina y la sacamos sin conocimiento / se comio las pastillas de la tension de la abuela /
    no para de sangrar / olor a gas y los niños estan mareados / AYUDA no le entra el aire /
    la bebe esta como un trapo y no me mira / desde que se pego en la nuca solo quiere dormir /
    el niño bebio del bote de aguarras creyendo que era agua /
    creo que se le fue un cacahuate por el otro lado y pita al respirar / se comio dos imanes de su hermano /
    esta a 41 y ve bichos por la pared / se echo encima la tetera hirviendo / lamio el ambientador del vater /
    le tiembla medio cuerpo y tiene la mirada perdida /
    encontre el blister de mi ansiolitico vacio y el niño al lado /
    se le esta poniendo la lengua gorda despues del antibiotico / se cayo del cambiador y esta atontada /
    se pillo el dedo con la puerta y se lo ha cortado / se resbalo en la bañera y estuvo bajo el agua /
    se comio mis gominolas de marihuana / un perro le ha mordido la mejilla / echa espuma por la boca /
    le di el doble de jarabe sin darme cuenta / se le marcan las costillas al respirar /
    mi hija se desmayó comiendo y tiene los labios grises / 18 meses y se comió una pastilla del lavavajillas /
    se bebió medio bote de dalsy / no recupera el aliento y el inhalador no le hace nada /
    se dio con la mesa en la cabeza y ahora vomita y habla raro /
    creo que es alergia, tiene los ojos cerrados de la hinchazón /
    se metió una bolita en la nariz y le cuesta respirar / puso la mano en la vitro y tiene ampollas grandes /
    lo sacaron de la piscina del vecino sin respirar / está fría y sudorosa y no responde a su nombre /
    le mordió una víbora en el tobillo / se cortó la pierna con un cristal y empapa la toalla de sangre /
    tocó un cable pelado y salió despedido / 6 semanas, 38.5 y no quiere mamar /
    le duele el pecho y le va el corazón a mil tras beber monster / se comió setas del jardín /
    mi hijo ha tomado mdma en una fiesta y está ardiendo / se ha bebido lejia / se trago una pila /
    se cayo de cabeza y esta vomitando y muy dormido / tiene los ojos en blanco y tiembla entero /
    le ha picado una avispa y se le hincha la cara / se quemo con aceite hirviendo tiene ampollas enormes /
    recien nacido con 39 de fiebre y no quiere mamar / metio los dedos en el enchufe y se quedo tieso /
    el peke ha chupado matarratas / se bebió el líquido de mi vaper /
    mi bebé hace quejidos y mete la tripa para respirar / llena de ronchas y vomitando después de comer anacardos /
    mordió una cápsula de detergente y echa espuma / la dejé un segundo en la bañera y se hundió /
    le ha atropellado un patinete, dice que bien pero cojea y está confuso /
    mi hijo lleva tres minutos convulsionando / se atragantó con pollo y se le pusieron los labios morados /
    comió veneno de ratas en casa de mi madre / mi hijo no despierta después de beber en una fiesta /
    la bebé rodó por las escaleras y tiene una pupila más grande / un perro le atacó el brazo y hay mucha sangre /
    un clavo le atravesó la mano / se quedó callado a media frase mirando fijo y no responde /
    se tomó el doble de su medicación y el corazón le va disparado / se quema con la plancha del pelo /
    mi niña de 3 se ha bebido un cuarto de bote de enjuague bucal /
    no puede tragar, babea y al respirar suena como una foca /
    mi hija se cayó redonda en el fútbol y sigue diciendo cosas sin sentido / le ha entrado pegamento en el ojo /
    se cayó al lago helado, lo sacamos y está helado y con sueño /
    un balonazo en la sien, ha vomitado dos veces y pregunta lo mismo todo el rato /
    abrió el pastillero del abuelo y faltan dos huecos / tiene manchitas que no se van al apretar y fiebre /
    pisó un clavo oxidado y se le metió entero / le picaron como 15 avispas y se ha quedado ronco /
    se quedó dormida en el coche al sol con las ventanillas cerradas /
    mi sobrina se está desmayando desde esta mañana / es diabético, está temblando y sudando y no quiere el zumo /
    hay humo por toda la cocina y los niños tosen mucho /
    se tomo el thinner / tomó Fabuloso / tomo Pinol / no hace pis desde ayer y esta decaido con diarrea`,
  crisis: `
    Mi hija dice que quiere morir / mi hijo dice que se quiere matar / Se corta los brazos / Mi hija se autolesiona /
    habla de suicidarse / dice que no quiere vivir / ojalá no hubiera nacido, me dice / dice que quiere desaparecer /
    Se hace daño a propósito / quiere tirarse por la ventana / yo ya no quiero seguir viviendo /
    dice que para que vivir si nadie lo quiere / encontre una carta de despedida en su mochila /
    mi hija se hace cortes en las piernas / mi nene dice que ojala no hubiera nacido y que se quiere matar /
    se tomó un frasco entero de pastillas / no quiero seguir viviendo / se quema los brazos con un mechero /
    dice que quiere irse para siempre y no volver / le encontré una cuchilla escondida y el brazo lleno de rayas /
    mi hijo busca en internet como matarse / se ató una cuerda al cuello /
    ya no le veo sentido a nada, quiero acabar con esto / me escribió que nadie la va a extrañar cuando no esté /
    mi hija dejó de comer y dice que solo quiere dormir y no despertar /
    encontré en su móvil búsquedas de cómo quitarse la vida /
    dijo que si lo obligo a volver al colegio se tira al tren / siento que mi familia estaría mejor sin mí /
    mi hijo de 14 años me dijo que ha pensado en suicidarse /
    escribió en su diario que quiere desaparecer para siempre / pillé a mi hija cortándose en el baño /
    dice que a nadie le importaría si se muere / mi hijo dice q ya no quiere estar aqui /
    dice que estariamos mejor sin ella / se quiere tirar por la ventana / encontre una soga en el cuarto de mi hijo /
    se da golpes en la cabeza y dice que se odia y quiere desaparecer /
    ya no puedo, quisiera dormirme y no despertar nunca / mi hijo me dijo que ya tiene pensado como hacerlo /
    escribe que estar muerta seria un descanso / lo pille con una bolsa en la cabeza /
    dice que prefiere morirse antes que volver al cole / pienso que mis hijos estarian mejor con otra madre y sin mi /
    anoche pidio que dios se lo lleve / me imagino estrellando el coche con los niños dentro /
    tiene guardados videos de despedida en el movil / se da puñetazos en la cara y dice que se lo merece /
    lleva manga larga en agosto y le vi tajos / me pregunto cuantas de mis pastillas hacen falta para no despertar /
    dice que total le queda poco / estoy pensando en acabar con esto, los niños lo superarán /
    mi hija intentó ahorcarse con la bufanda /
    dice que la vida no tiene sentido y que pronto dejará de ser un problema /
    pillé a mi hijo con un cuchillo en la barriga / el año pasado se tomó pastillas y ahora dice lo mismo /
    me preguntó qué pasaría si él no existiera /
    me mandó un mensaje pidiendo perdón y diciendo te quiero y apagó el móvil /
    le vi cortes en las piernas a mi niña / ha escrito una carta de despedida / me dan ganas de acabar con todo /
    mi hija se ha tomado un bote de pastillas / anoche busco en google como matarse sin dolor /
    se quema con cigarros los brazos / dice que no merece vivir / mi hijo quiere tirarse al tren /
    encontré una nota de suicidio debajo de su colchón / ha vuelto a cortarse /
    quiero desaparecer, mis hijos merecen otra madre / mi hijo de 10 ató una cuerda al armario /
    dice que unas voces le mandan hacerse daño / ha publicado que mañana se acaba todo /
    mi hija de 12 ha escrito su testamento / no me fío de seguir viva la semana que viene /
    se ha grabado una palabra en el muslo / dice que muriéndose nos haría un favor /
    ayer mi hijo se subió a la barandilla del puente y lo trajo la policía /
    pregunta cómo de profundo hay que cortar / tengo las pastillas en la mano /
    le gustaría dormirse y no levantarse nunca /
    quiere pegarse un tiro / se quiere aventar / se anda cortando /
    me dan ganas de estrellarme con el coche con los niños`,
  abuse: `
    Creo que mi hija sufrió abuso sexual / mi marido pega a los niños / su padrastro le pega /
    el abuelo maltrata a mi hijo / el entrenador le tocó sus partes íntimas / Le piden fotos desnuda por internet /
    su tio le toca sus partes / mi pareja le pega con el cinturon / un adulto le pide fotos desnuda por instagram /
    la niñera lo encierra y le deja moretones /
    el profe le hizo cosas que no quiere contar, dice que le bajo el pantalon /
    mi padrastro se mete en su cama por la noche / su papá la agarra a golpes cuando toma /
    un chico mayor la obligó a hacerle cosas / vuelve de casa de su padre con quemaduras de cigarro /
    el entrenador le manda mensajes de noche y le pide fotos en ropa interior /
    el novio de mi hermana le enseñó videos porno a mi hija /
    su papá lo agarró del cuello y lo aventó contra la pared / creo que mi cuñado toca a mi hija /
    mi mujer le pega a nuestro hijo cuando no estoy / mi marido me pega delante de los niños /
    el profe le pide fotos desnuda / la amenaza con un cuchillo / la cuidadora lo sacude cuando llora /
    un desconocido por el juego le dice de verse a escondidas / pille a su primo encima de ella /
    le conto a la profe que su padre entra en su cuarto cuando trabajo / me agarro del pelo con el bebe en brazos /
    dice que si lo dejo nos mata a todos / el cura la sienta en sus piernas y la toquetea /
    con 6 años sabe cosas de sexo y dice que es un juego con el tio /
    su novio tiene 27 y le exige que le mande fotos / mi madre les da con el cable /
    hay un tipo en un coche que la espera a la salida del cole / mi suegra lo encierra en el baño a oscuras /
    mi compañero de piso grabo a mi hija en la ducha / mi marido me estranguló anoche y los niños lo vieron /
    mi hija de 8 dice que el vecino le hace tocarle / el padrastro le da azotes hasta que no se puede sentar /
    alguien le mandó a mi hija una foto de su pene / mi mujer grita y da bofetadas a los niños todos los días /
    su padre lo dejó solo en casa dos días / un compañero le ha dicho que mañana lo raja /
    su padrastro se mete en su cama / mi hijo viene con moratones de casa de su padre /
    un vecino le enseño sus partes / su primo mayor la obliga a hacer cosas /
    mi niña no quiere quedarse sola con su abuelo, tiembla / nos tiene encerradas y no nos deja salir /
    mi hija dice que su hermanastro le mete los dedos / mi marido pegó a mi hijo con el cinturón y tiene verdugones /
    me está amenazando con un cuchillo ahora mismo / la de la guardería ató a mi hijo a la silla /
    un hombre de snapchat quiere quedar con mi hija en el centro comercial /
    mi madre le quemó la mano para que aprendiera / alguien intentó llevarse a mi hija a la salida del cole /
    mi ex la toca cuando la baña, me lo contó hoy / mi papá le pega a mi hermanito todas las noches, tengo 13, ayuda /
    mi marido me tiene contra el suelo y el bebé grita /
    un profesor le escribe de noche y le dice que no se lo cuente a mamá /
    en la cámara vi a la niñera dándole bofetadas al bebé / unos primos mayores le hicieron ponerles la boca ahí /
    dice que si voy a la policía nadie nos encontrará / vuelve de las visitas con marcas de dedos en los muslos /
    mi hija de 15 fue a conocer a alguien de internet y lleva 5 horas sin contestar /
    mi pareja me caga a trompadas / me da cachetadas mi marido / le piden pack por whatsapp /
    me controla el celular, me quita el dinero y no me deja salir, tengo miedo`,
  missing: `
    mi hija no volvio a casa anoche no contesta / mi hija dejo una nota y se fue, tiene el movil apagado /
    perdi a mi niño de 4 años en la feria / su padre se lo llevo el viernes y no da señales /
    se escapó por la ventana y no ha vuelto desde ayer / mi hijo no se bajó del autobús del cole /
    se me perdio el niño en la playa / mi hijo se fue tras una pelea y son las doce de la noche /
    no encuentro a mi niña por ningún lado del súper /
    me desperté con la puerta abierta y mi niño de 3 no está en casa /
    mi ex se llevó a los niños y no sé dónde están`,
  overwhelmed: `
    tengo miedo de hacerle daño / tengo ganas de pegarle / Pegué a mi hijo ayer /
    me da miedo perder el control y hacerle daño / le di una paliza y no paro de llorar /
    tengo ganas de estamparlo contra la pared / casi lo tiro por las escaleras del coraje /
    le pegue tan fuerte que le dejé la mano marcada / no me fio de mi misma con el bebé esta noche /
    le jalé tan fuerte del brazo que lo lastimé / a veces pienso en dejarla en la bañera e irme /
    estoy tan enfadada que tengo miedo de hacerle daño a mi hijo / le pegué tan fuerte que le quedó marca /
    tengo miedo de hacerle daño al bebe / le di una paliza, me pase /
    le apreté tan fuerte que tiene mis dedos marcados / lo sacudi, no queria, no paraba de llorar /
    a veces me imagino ahogando al bebe y me asusta / le acabo de cruzar la cara y le sangra la nariz /
    siento que voy a explotar y hacer daño a los mellizos / casi estampo a mi bebé contra la pared /
    pegué a mi hija y tiene el ojo morado / le apreté el cuello un segundo, estoy temblando /
    casi lo estampo contra la pared /
    zamarree al bebe`,
}
