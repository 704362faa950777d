import type { sleepAndBody as subjects } from '../../../guidance/sleep-and-body.ts'
import type { Keywords } from '../../keywords.ts'

/** Beginnings of words, without accents; stems that change stand in all their forms. */
export const sleepAndBody: Keywords<typeof subjects> = {
  bedtime: `
    en la cama, meta en la cama, meter en la cama, irse a la cama, dorm, duerm, durm, sueno, acost, acuest, ~pesadilla, pesadillas, tuvo una pesadilla, tiene una pesadilla,
    siesta, insomnio, ~por la noche, ~de noche, a la cama, nuestra cama, cama con nosotros, desvel, noches tranq,
    trasnoch, terrores nocturnos, ~por las noches, hasta que se duerma, despierto hasta, despierta hasta,
    a las tantas, luz encendida, cuento de dormir, habitacion solo, su cuarto solo, su cama, en su cama, trasnocha,
    madrugada, dormid, ~descans, colecho, ~noches, vueltas en la cama, da vueltas, a las once, a las doce,
    son las once, son las 11, son las 12, medianoche, hora de dormir, hora de acostar, se levanta de la cama,
    sale de la cama, se pasa a, viene a nuestra, acaba en nuestra, en nuestra cama, otro cuento, mas cuentos, cuentos,
    luz apagada, apagar la luz, apago la luz, se despierta mil, se despierta cada, se despierta a las,
    se despierta llorando, despertares, desvela, cuna, ronca, pijama, hacer noni, noni, siestas, sonambul,
    teta para dormir, brazos para, su cuarto de noche, se duerma, quede dormid, trasnochar, sin dormir, otro beso,
    otro abrazo, otro vaso de agua, pidiendo agua, pide agua, en el pasillo, le agarro la mano, agarro la mano,
    darle la mano, de la mano para dormir, las diez y, las once y, despierto a las diez, sigue despiert,
    no quiere apagar, se levanta veinte`,
  mornings: `
    por la manana, por las mananas, rutina de manana, rutina de la manana, mananas, ~lento, ~lenta, levant, vestir,
    viste, vista, vistas, llegamos tarde, llega tarde, ~tarde al cole, cepill, lavarse los dientes, dientes,
    salir de casa, desayuno, madrug, remolon, se entretiene, prisa, despiert, despert, cada manana,
    ponerse los zapatos, ~zapatos, abrigo, ponerse el abrigo, se arregla, arreglarse, ser puntual, puntual, retras,
    tardamos en salir, tarda en, tarda una hora, perdemos el bus, autobus, mochila, calcetines, prepararse, ~despacio,
    tarda mucho, salimos de casa, salir por la puerta, salir a tiempo, las mananas, no se viste, vestirl,
    que se vista, la ropa por la manana, uniforme, no se levanta, levantarlo, levantarla, despertarlo, despertarla,
    cuesta levantar, tarde todos, llegar tarde, ~llegamos, camion de la escuela, el bus, se peina, peinarla, peinar,
    lavarse la cara, chaqueta, desayunar, apurarse, apurate, apura, corre corre, carreras, tardon, se demora, demora,
    ~tarda, pachorra, eterniza, ~reloj, despertador, corretear, ~para salir, salir a la escuela, con el zapato,
    vestirse, los cordones, salir al cole, llegue tarde, perdemos el, subir al coche, subir al carro, ~al coche`,
  eating: `
    comer, no come, come poco, come mal, come fatal, come muy, come de todo, come solo, comid, verdur, ~fruta,
    comiendo, brocoli, cenar, cena., cenas., la mesa comiendo, apetito, merienda, probar, prueba cosas, come nada,
    melindros, solo quiere pasta, chuches, ~dulces, pescado, deja el plato, plato lleno, el plato, escupe la comida,
    traga, bocado, ~carne, legumbres, lentejas, hambre, ~mesa, almuerz, comedor, postre, pures, ensalada, engord,
    comilon, inapeten, nevera, chocolate, macarron, salchich, arroz, pan., pollo, papas, patatas, no prueba,
    prueba nada, probar nada, escupe, sopa, huevos, cereales, yogur, tomate, zanahoria, la fruta, las verduras,
    solo come, come todo, no quiere cenar, no cena, no desayuna, no almuerza, a la hora de comer, hora de la comida,
    la comida, remilgad, quisquillos, tiquismiquis, manios, golosinas, ~dulce, refresco, jugos, comida chatarra,
    vomita la, hace bola, hace ascos, asco, da de comer, cucharada, cuchara, se llena, picotea, no mastica, tortilla,
    frijol, nomas quiere, solo quiere tort, ~queso, ~galletas, bocadillo, sandwich, lamer, lame, chatarra,
    quiere puro, puro dulce, salsa, ~crema, ~tenedor, tira la comida, cocino dos, cocinar aparte`,
  bedwetting: `
    escapa el pis, se le escapa, el pis, hace pipi por la noche, sabanas mojadas, pipi en la cama, pipi, moja, mea,
    enuresis, hace pis, se hace pis, orina, panal por la noche, panal de noche, sabanas, se orina, noches mojadas,
    se hace encima, cama mojada, panal, orinal, esfinter, se mea, pis en la cama, seco por la noche, colchon,
    despierta mojad, cama empapada, noches secas, pis por la noche, pis de noche, hace pis por, pis., se hizo pis,
    se hizo pipi, hace pipi, mojo, mojar la, moja las, las sabanas, cambiar sabanas, lavar sabanas, panales,
    sin panal, el panal, deja el panal, escapes, escape de, accidentes, amanece mojad, amanece, se orino, popo, ~caca,
    al bano solo, control de esfinter, mojado otra, mojada otra, se moja, todavia se moja, aun se moja, mojadit,
    campamento y, a casa de sus primos, mandar a dormir`,
}
