ALTER TABLE `change` ADD `stands_since` integer;--> statement-breakpoint
UPDATE `change` SET `stands_since` = (SELECT max(`id`) FROM `change` AS `redo` WHERE `redo`.`kind` = 'redo' AND `redo`.`target_id` = `change`.`id`) WHERE `kind` = 'change';
